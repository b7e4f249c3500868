# The container image: web nodes, workers and commands. docs/deploying.md has the steps.
#
# Node comes from package-lock.json, so the build image only needs a Node that can install packages
# (20 or newer), npm and glibc. Pin it by digest in your pipeline:
#   --build-arg BUILD_IMAGE=docker.io/library/node:26.10.0-bookworm-slim@sha256:…
ARG BUILD_IMAGE=docker.io/library/node:26.10.0-bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /build
COPY . .
RUN npm ci --include=dev --include=optional --ignore-scripts
RUN npm run build
RUN node scripts/image/build-root.mjs /image

# No shell, compiler or package manager: the product, Node, and the C libraries that they load.
FROM scratch
COPY --from=build /image /
USER 65532:65532
WORKDIR /app
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MEDIA_DIR=/media
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["/usr/local/bin/node", "/app/check-health.mjs"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["server/main.ts"]
