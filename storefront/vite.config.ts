// How Vite bundles the storefront for the browser and for the server.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { framePaths, laterPaths, listPaths, matchPaths, menuPaths, vendorPaths } from './chunks.ts'
import { compressAssets } from './compress-assets.ts'

const ownCode = /[\\/](ordering|contract|storefront)[\\/]|node_modules[\\/]lucide-react[\\/]/
const isLater = matchPaths(laterPaths)

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), compressAssets()],
  build: {
    // Fonts and pictures stay files: the page's policy allows no inlined ones, and files are cached for good.
    assetsInlineLimit: 0,
    // Every browser that runs the app knows modulepreload.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: matchPaths(vendorPaths), priority: 2 },
                { name: 'frame', test: matchPaths(framePaths), priority: 1 },
                // Our own modules that at least four entry points share.
                {
                  name: 'shared',
                  test: (id) => ownCode.test(id) && !isLater(id),
                  minShareCount: 4,
                },
                { name: 'lists', test: matchPaths(listPaths) },
                { name: 'menu', test: matchPaths(menuPaths) },
                { name: 'later', test: isLater, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
  // Found before the first visit: found during it, they make the page load twice.
  optimizeDeps: {
    entries: ['entry.client.tsx', 'root.tsx', '{routes,widgets,ui,features}/**/*.tsx'],
  },
  // One server file without look-ups in node_modules starts several times faster.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
