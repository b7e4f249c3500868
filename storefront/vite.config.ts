// How Vite bundles the storefront for the browser and for the server.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

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
                // What every page loads, together: small files compress badly, and each is a request.
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|use-sync-external-store)[\\/]/, priority: 2 },
                { name: 'frame', test: /[\\/](ordering|contract|storefront)[\\/]|node_modules[\\/]lucide-react[\\/]/, minShareCount: 4, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // Found before the first visit: found during it, they make the page load twice.
  optimizeDeps: { entries: ['entry.client.tsx', 'root.tsx', 'routes/*.tsx', 'ui/*.tsx', 'features/*/*.tsx'] },
  // One server file without look-ups in node_modules starts several times faster.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
