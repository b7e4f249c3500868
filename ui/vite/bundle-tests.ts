// A Vite plugin that serves a browser's test files from one bundle, whose modules all files share.
// Every test file has a page of its own, which would otherwise request hundreds of modules.
import { globSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown, type ViteDevServer } from 'vite'

type Chunk = { code: string; map: Rolldown.SourceMap | null }

const chunkPath = '/@test-chunks/'
const styleModule = '.style.js'
const iconPackage = 'lucide-react'

/**
 * Does not bundle packages other than icons, nor files with a query such as `?url`. The development
 * server serves them.
 */
const leaveToServer: Plugin = {
  name: 'leave-to-server',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || source === iconPackage) return null
    if (!/^(\.|\/|\0|@tingkat\/)/.test(source)) return { id: source, external: true }
    if (!source.includes('?')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { id: found.id, external: 'absolute' }
  },
}

/** Turns style sheets into modules that add a style element, as the development server does. */
const addStyles = (server: ViteDevServer): Plugin => ({
  name: 'add-styles',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !source.endsWith('.css')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { id: found.id + styleModule }
  },
  async load(id) {
    if (!id.endsWith(styleModule)) return null
    const sheet = `${id.slice(0, -styleModule.length)}?inline`
    const compiled = await server.environments.client.transformRequest(sheet)
    if (!compiled) throw new Error(`${sheet} was not compiled.`)
    return `${compiled.code.replace('export default', 'const text =')}
      const element = document.createElement('style')
      element.textContent = text
      document.head.append(element)`
  },
})

/**
 * Returns the name of a module's shared chunk. The storefront and the console have one chunk each,
 * and all other modules have one together. Modules of the street map stay in chunks of their own,
 * because few tests draw a map.
 */
function groupOf(id: string): string | null {
  if (id.includes('/storefront/platform/map/')) return null
  return /\/(storefront|console)\//.exec(id)?.[1] ?? 'shared'
}

/** Returns the chunk of each entry by its path, and the shared chunks by their file names. */
async function bundle(server: ViteDevServer, entries: string[]): Promise<Map<string, Chunk>> {
  const { root, mode } = server.config
  const built = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'silent',
    publicDir: false,
    define: { 'import.meta.env.DEV': 'true' },
    plugins: [addStyles(server), leaveToServer],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entries,
        // Leaves out the icons that nothing imports: the package has more than a thousand.
        treeshake: { moduleSideEffects: (id) => !id.includes(`/${iconPackage}/`) },
        preserveEntrySignatures: false,
        output: {
          // With this option, a module of a shared chunk runs only on pages that import it.
          strictExecutionOrder: true,
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: groupOf, minShareCount: 2 }] },
        },
      },
    },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return new Map(
    files
      .filter((file) => file.type === 'chunk')
      .map((file) => [
        (file.isEntry && file.facadeModuleId) || file.fileName,
        toChunk(file, join(root, 'dist')),
      ]),
  )
}

/** Source paths become absolute, and chunks import each other at paths of the server. */
function toChunk({ code, map }: Rolldown.OutputChunk, folder: string): Chunk {
  if (map) map.sources = map.sources.map((source) => resolve(folder, source))
  const imported = /((?:from|import)\s*\(?\s*)"\.\/([^"]+)"/g
  return { code: code.replaceAll(imported, `$1"${chunkPath}$2"`), map }
}

/**
 * Sends the code of a chunk without its source map, which Vite would append. Reported errors still
 * name the source, because Vitest reads the map from the server's module graph.
 */
async function sendChunk(server: ViteDevServer, path: string, response: ServerResponse) {
  const result = await server.environments.client.transformRequest(path)
  if (!result) throw new Error(`${path} is not a chunk of the tests.`)
  response.setHeader('Content-Type', 'text/javascript')
  // The path contains a hash of the code, so the response may be cached forever.
  response.setHeader('Cache-Control', 'max-age=31536000, immutable')
  response.end(result.code)
}

const replacesModules = (file: string) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8'))

/**
 * Bundles the test files that `include` and `exclude` select, except those that replace modules.
 * The development server serves single modules instead in watch mode, and if a test file cannot be
 * bundled.
 */
export function bundleTests(include: string[], exclude: string[]): Plugin {
  let server: ViteDevServer
  let chunks: Promise<Map<string, Chunk>> | undefined
  function startBundle() {
    const { root, logger } = server.config
    const files = globSync(include, { cwd: root, exclude }).map((file) => join(root, file))
    const entries = files.filter((file) => !replacesModules(file))
    return bundle(server, entries).catch((error: unknown) => {
      logger.warn(`The tests are not bundled: ${String(error)}`)
      return new Map<string, Chunk>()
    })
  }
  return {
    name: 'bundle-tests',
    enforce: 'pre',
    apply: (_config, { command }) => command === 'serve',
    configureServer(created) {
      server = created
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? ''
        if (!path.startsWith(chunkPath)) {
          next()
          return
        }
        sendChunk(server, path, response).catch((error: unknown) => {
          server.config.logger.error(String(error))
          response.writeHead(500).end()
        })
      })
    },
    resolveId: (source) => (source.startsWith(chunkPath) ? source : null),
    async load(id) {
      const path = id.replace(/\?.*$/, '')
      const isTest = path.endsWith('.test.tsx')
      if (!(isTest || path.startsWith(chunkPath)) || server.config.server.watch) return null
      chunks ??= startBundle()
      return (await chunks).get(path.replace(chunkPath, '')) ?? null
    },
  }
}
