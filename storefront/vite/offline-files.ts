// A Vite plugin that lists the files which the pages of the storefront need without network.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chunksOf, findChunks, type Chunk } from '@tingkat/ui/vite/chunk-graph.ts'
import type { Plugin } from 'vite'

// The routes that the service worker stores, with the entry point and the layout routes around
// them.
const keptModules = [
  'entry.client.tsx',
  'root.tsx',
  'routes/country/layout.tsx',
  'routes/country/language.tsx',
  'routes/country/ordering.tsx',
  'routes/country/restaurant.tsx',
  'routes/country/checkout.tsx',
  'routes/country/offline.tsx',
  'routes/country/order/order.tsx',
  'routes/country/order/receipt.tsx',
]

// Parts of the storefront that are useless without network: maps, phone numbers for the log-in,
// error reports, visit tracking, card forms and group orders.
const onlineOnly = [
  'features/location/map/',
  'features/order/map/route-streets',
  'libphonenumber-js',
  'phone-parser',
  'error-service',
  'visit-tracking',
  'web-vitals',
  'stripe',
  'widgets/group-order/group-',
]

/** Returns the file names of all chunks that the kept pages import, and their style sheets. */
export function listOfflineFiles(chunks: readonly Chunk[], root: string): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const modules = keptModules.map((module) => resolve(root, module))
  const found = findChunks(chunks, modules, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((name) => !isOnlineOnly(byName.get(name))),
  ])
  return [...new Set(found.flatMap(({ fileName, css }) => [fileName, ...css]))].toSorted()
}

const isOnlineOnly = (chunk: Chunk | undefined): boolean =>
  onlineOnly.some((part) => chunk?.facadeModuleId?.replaceAll('\\', '/').includes(part))

/**
 * Writes the list to `offline-VERSION.json`. The service worker takes the version from the name
 * `manifest-VERSION.js`, which each page contains.
 */
export function offlineFiles(): Plugin {
  let chunks: Chunk[] = []
  return {
    name: 'offline-files',
    apply: 'build',
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client') chunks = chunksOf(bundle)
    },
    buildApp: {
      // Runs after the server build, which writes the manifest into the client's assets.
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return
        const { root, build, base } = client.config
        const assets = resolve(root, build.outDir, build.assetsDir)
        const urls = listOfflineFiles(chunks, root).map((file) => base + file)
        for (const name of await readdir(assets)) {
          const version = /^manifest-([0-9a-f]+)\.js$/.exec(name)?.[1]
          const isManifest =
            version &&
            (await readFile(resolve(assets, name), 'utf8')).startsWith(
              'window.__reactRouterManifest',
            )
          if (isManifest)
            await writeFile(resolve(assets, `offline-${version}.json`), JSON.stringify(urls))
        }
      },
    },
  }
}
