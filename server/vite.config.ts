// Configuration of Vite: bundles the server for `npm start` and the journeys. With their packages,
// the sources are 2,400 files. Node loads the bundle in a quarter of the time.
import { basename, dirname, join, relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const buildFolder = join(import.meta.dirname, 'build')

// Packages that are not bundled, because they read files of their own folder, or load native code.
const unbundledPackages = ['@electric-sql/pglite', '@fastify/swagger-ui', 'pino', 'sharp']

/** Returns JavaScript code that computes the URL of a source file from the URL of the bundle. */
function urlOf(file: string): string {
  const path = relative(buildFolder, file).split(sep).join('/')
  return `new URL(${JSON.stringify(path)}, import.meta.url)`
}

const location =
  /new URL\('(?<thread>[^']+)', import\.meta\.url\)(?=, \{\s*workerData)|import\.meta\.(?<name>url|dirname)/g

/**
 * Gives the modules of the bundle the locations of their sources, because they read files beside
 * them, such as translations and the demo catalogue. Files that run in threads of their own are
 * written beside the bundle.
 */
function keepLocations(): Plugin {
  return {
    name: 'keep-locations',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: [/node_modules/, /^\0/] }, code: location },
      handler(code, id) {
        const edited = code.replaceAll(location, (...match) => {
          const { thread, name } = match.at(-1) as { thread?: string; name?: string }
          if (thread) {
            const fileName = `${basename(thread, '.ts')}.js`
            this.emitFile({ type: 'chunk', id: join(dirname(id), thread), fileName })
            return `new URL("./${fileName}", import.meta.url)`
          }
          return name === 'url'
            ? `${urlOf(id)}.href`
            : `process.getBuiltinModule('url').fileURLToPath(${urlOf(dirname(id))})`
        })
        return { code: edited, map: null }
      },
    },
  }
}

// An ES module's import of one of these modules evaluates all of their properties, and so loads
// Node's WebCrypto and `fetch`.
const lazyModules = new Set(['node:crypto', 'node:http'])

/**
 * Lets the bundle import some modules of Node as CommonJS modules, which evaluates only the
 * properties in use.
 */
function importLazily(): Plugin {
  const prefix = '\0lazy:'
  return {
    name: 'import-lazily',
    enforce: 'pre',
    resolveId(id) {
      const name = id.startsWith('node:') ? id : `node:${id}`
      return lazyModules.has(name) ? prefix + name : undefined
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      return `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(prefix.length))})`
    },
  }
}

const globImport = "const { glob } = require('glob')"

/**
 * Lets `@fastify/static` load `glob` when it lists a folder, which this server never asks for.
 * Loading `glob` took 2 % of a start.
 */
function loadGlobLazily(): Plugin {
  return {
    name: 'load-glob-lazily',
    enforce: 'pre',
    transform: {
      filter: { id: /@fastify[\\/]static[\\/]index\.js$/ },
      handler(code) {
        if (!code.includes(globImport)) this.error(`@fastify/static lacks: ${globImport}`)
        const call = "const glob = (...options) => require('glob').glob(...options)"
        return { code: code.replace(globImport, call), map: null }
      },
    },
  }
}

export default defineConfig({
  plugins: [keepLocations(), importLazily(), loadGlobLazily()],
  publicDir: false,
  // The bundle uses the same files of packages as Node would.
  resolve: { mainFields: [] },
  ssr: {
    noExternal: true,
    external: unbundledPackages,
    resolve: { conditions: ['node', 'module-sync'] },
  },
  build: {
    ssr: true,
    outDir: buildFolder,
    sourcemap: true,
    // The bundle loses white space but keeps its names, so that stack traces can be read.
    minify: false,
    target: 'node24',
    rolldownOptions: {
      input: { main: join(import.meta.dirname, 'main.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: {
          compress: false,
          mangle: { keepNames: true },
          codegen: { removeWhitespace: true },
        },
      },
    },
  },
})
