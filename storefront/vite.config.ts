// Configuration of Vite: the client build and the server build of the storefront.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import {
  basketPaths,
  framePaths,
  idlePaths,
  isCard,
  laterPaths,
  listPaths,
  matchPaths,
  menuIdlePaths,
  menuPaths,
  vendorPaths,
} from './chunks.ts'
import { compactManifests } from './vite/compact-manifest.ts'
import { offlineFiles } from './vite/offline-files.ts'
import { omitBrowserPackages } from './vite/omit-browser-packages.ts'
import { compactIcons } from '@tingkat/ui/vite/compact-icons.ts'
import { compressAssets } from '@tingkat/ui/vite/compress-assets.ts'
import { editPackages } from '@tingkat/ui/vite/edit-packages.ts'
import { modulePreload, preloadEdits } from '@tingkat/ui/vite/preload-edits.ts'
import { reactEdits } from '@tingkat/ui/vite/react-edits.ts'
import { navLinkEdits, routerEdits, serverRenderingEdits } from '@tingkat/ui/vite/router-edits.ts'

const ownCode = /[\\/](ordering|contract|ui|storefront)[\\/]|node_modules[\\/]lucide-react[\\/]/
// Loading a module of these folders has no side effects, so the bundler may leave out modules of
// which nothing is used.
const pureCode = /[\\/](ordering|contract)[\\/].*\.ts$/
const isIdle = matchPaths(idlePaths)
const isMenuIdle = matchPaths(menuIdlePaths)
const isBasket = matchPaths(basketPaths)
// Modules that no page needs for its first paint.
const isLoadedLater = matchPaths([...idlePaths, ...menuIdlePaths, ...basketPaths, ...laterPaths])

// The server starts faster with one file than with 230, and faster if the file has no white space.
// The names of functions are kept for stack traces.
const oneFile = {
  rolldownOptions: {
    output: {
      codeSplitting: false,
      minify: {
        compress: false,
        mangle: { keepNames: true },
        codegen: { removeWhitespace: true },
      },
    },
  },
}
const productionCode = { 'process.env.NODE_ENV': JSON.stringify('production') }

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    compactIcons(),
    editPackages(reactEdits, routerEdits, serverRenderingEdits, navLinkEdits, preloadEdits),
    compactManifests(),
    offlineFiles(),
    omitBrowserPackages(),
    // `scripts/machine/product-build.mjs` sets `QUICK_BUILD` for tests, which need no small files.
    compressAssets({ quick: Boolean(process.env['QUICK_BUILD']) }),
  ],
  build: {
    // No file is inlined: the content security policy forbids inlined fonts, and browsers cache
    // files.
    assetsInlineLimit: 0,
    modulePreload,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Without this setting, a chunk also loads the chunks of modules that it imports but does
          // not use.
          treeshake: { moduleSideEffects: [{ test: pureCode, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: matchPaths(vendorPaths), priority: 2 },
                { name: 'frame', test: matchPaths(framePaths), priority: 1 },
                // Modules of the project that at least four entry points share.
                {
                  name: 'shared',
                  test: (id) => ownCode.test(id) && !isLoadedLater(id) && !isCard(id),
                  minShareCount: 4,
                },
                { name: 'lists', test: matchPaths(listPaths) },
                { name: 'menu', test: matchPaths(menuPaths) },
                { name: 'idle', test: isIdle },
                { name: 'menu-idle', test: isMenuIdle },
                { name: 'basket', test: isBasket },
              ],
            },
          },
        },
      },
    },
    // The server renders with React's production code, whatever NODE_ENV it runs with.
    ...(command === 'build' ? { ssr: { define: productionCode, build: oneFile } } : {}),
  },
  // Files that the dev server scans for dependencies at its start. Each dependency that it finds
  // later reloads the page.
  optimizeDeps: {
    entries: [
      'entry.client.tsx',
      'root.tsx',
      '{routes,widgets,features}/**/*.tsx',
      '../ui/**/*.tsx',
    ],
  },
  // A server bundle without imports from node_modules starts several times faster.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
