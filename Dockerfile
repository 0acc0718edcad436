# The static executable and nothing else. Tests/release --collect writes the folders that it takes it from:
#   docker buildx build --platform linux/amd64,linux/arm64 -f Dockerfile .build/dist/container
# It reads the folder that is mounted as /src:
#   docker run --rm -v "$PWD:/src:ro" IMAGE check .
FROM scratch
ARG TARGETARCH
ARG VERSION
ARG SOURCE
LABEL org.opencontainers.image.title="quickactions" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.source="$SOURCE" \
  org.opencontainers.image.licenses="Apache-2.0"
COPY ${TARGETARCH}/quickactions /quickactions
USER 65532:65532
WORKDIR /src
ENTRYPOINT ["/quickactions"]
CMD ["check", "."]
