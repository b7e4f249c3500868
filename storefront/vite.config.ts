// How Vite bundles the storefront for the browser and for the server.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

const shared = /[\\/](ordering|contract|storefront)[\\/]|node_modules[\\/]lucide-react[\\/]/
// Shared by drawers and later pages, and wanted by no page at first.
const later = new RegExp([
  String.raw`[\\/]ordering[\\/](cart-merge|cart-picks|group-live|ledger|opening-hours|order-arrival|order-states|payment|schedule)\.`,
  String.raw`[\\/]storefront[\\/]features[\\/](checkout|dish|group-order|order|table)[\\/]`,
  String.raw`[\\/]storefront[\\/](features[\\/]cart[\\/](basket-line|use-line-changes)|routes[\\/](group-baskets|use-edited-line))\.`,
].join('|'))

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
                { name: 'frame', test: id => shared.test(id) && !later.test(id), minShareCount: 4, priority: 1 },
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
