// A Vite plugin that lists the files which the pages of the storefront need without network.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

// The pages that the service worker stores, and the modules around them.
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

// Parts that are useless without network: maps, phone numbers for the log-in, error reports, visit
// tracking, card forms and group orders.
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

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports'> & {
  facadeModuleId: string | null
  moduleIds: readonly string[]
  /** The style sheets of the chunk. */
  css: readonly string[]
}

/** Returns the file names of all chunks that the kept pages import, and their style sheets. */
export function listOfflineFiles(chunks: readonly Chunk[], root: string): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const kept = new Set(keptModules.map((module) => resolve(root, module)))
  const files = new Set<string>()
  const waiting = chunks.filter(({ moduleIds }) => moduleIds.some((id) => kept.has(bareId(id))))
  for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
    if (files.has(chunk.fileName)) continue
    for (const file of [chunk.fileName, ...chunk.css]) files.add(file)
    const later = chunk.dynamicImports.filter((name) => !isOnlineOnly(byName.get(name)))
    for (const name of [...chunk.imports, ...later]) {
      const next = byName.get(name)
      if (next) waiting.push(next)
    }
  }
  return [...files].toSorted()
}

/** Returns the module's id without the query that Vite appends to the ids of routes. */
const bareId = (id: string) => id.replace(/\?.*$/, '')

const isOnlineOnly = (chunk: Chunk | undefined): boolean =>
  onlineOnly.some((part) => chunk?.facadeModuleId?.replaceAll('\\', '/').includes(part))

/** Writes `offline-VERSION.json` beside `manifest-VERSION.js`, which each page names. */
export function offlineFiles(): Plugin {
  let chunks: Chunk[] = []
  return {
    name: 'offline-files',
    apply: 'build',
    // At `writeBundle`, the bundle no longer contains chunks that only have a style sheet.
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      chunks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [{ ...output, css: [...(output.viteMetadata?.importedCss ?? [])] }]
          : [],
      )
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
