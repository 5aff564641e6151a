# The server with its embedded database: docker build -t sales-intelligence-workbench .
# Debian 13 has the glibc that the engine was built for, so that its files are used as they are.

FROM node:24.21.0-trixie-slim AS built
WORKDIR /workbench
COPY . .
RUN npm install --no-save --ignore-scripts --workspace=@workbench/web --workspace=@workbench/api --no-audit --no-fund --loglevel=error
RUN npm run build --silent --workspace=@workbench/web --workspace=@workbench/api

FROM node:24.21.0-trixie-slim AS packages
WORKDIR /workbench
COPY . .
RUN node scripts/install-production.mjs

FROM node:24.21.0-trixie-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn* \
  && mkdir /data && chown node:node /data && chmod 700 /data
WORKDIR /workbench
COPY package.json ./
COPY apps/api ./apps/api
COPY packages ./packages
COPY --from=built /workbench/apps/web/dist ./apps/web/dist
COPY --from=built /workbench/apps/api/dist ./apps/api/dist
COPY --from=packages /workbench/node_modules ./node_modules
# All that is written is below /data: the root file system may be read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/cache/compiled
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/start.js"]
