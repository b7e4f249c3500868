// How Vite bundles the storefront for the browser and for the server.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

const shared = /[\\/](ordering|contract|storefront)[\\/]|node_modules[\\/]lucide-react[\\/]/
// Shared by drawers and later pages, and wanted by home and menu neither.
const later = new RegExp(
  [
    String.raw`[\\/]contract[\\/]live\.`,
    String.raw`[\\/]ordering[\\/](cart-merge|cart-picks|group-live|ledger|opening-hours|order|order-arrival|order-payment|order-states|order-told|payment|schedule|shared-basket-states)\.`,
    String.raw`[\\/]storefront[\\/]features[\\/](checkout|dish|group-order|order|table)[\\/]`,
    String.raw`[\\/]storefront[\\/](features[\\/]cart[\\/](basket-line|picks|undo-removal|use-line-changes)|routes[\\/](group-baskets|use-edited-line))\.`,
    String.raw`[\\/]storefront[\\/]platform[\\/](back-closes|new-id|shared-error-message|use-answer)\.`,
    String.raw`[\\/]storefront[\\/](styles[\\/](basket|group|reading)|ui[\\/](dialog|initials|strong-text|waiting))\.`,
  ].join('|'),
)

// With all that they import. Cut by who shares what, they would be a dozen files of a few hundred bytes, and each is a request.
const everyPage =
  /[\\/]storefront[\\/](routes[\\/](failure-page|frame|measured)|platform[\\/](mode-script|page-words|stored-language|structured-data|words-backend)|ui[\\/]price)\./
const lists =
  /[\\/]storefront[\\/]features[\\/](location[\\/](address-form|throttle-note)|merchant[\\/](merchant-grid|merchant-list|recent-searches|search-form)|order[\\/]again-shown)\./
const menu = /[\\/]storefront[\\/](features[\\/]merchant[\\/]menu|routes[\\/]group-corner)\./

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
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify)[\\/]|use-sync-external-store[\\/](shim[\\/]index|cjs[\\/]use-sync-external-store-shim\.production)\./,
                  priority: 2,
                },
                { name: 'frame', test: everyPage, priority: 1 },
                // What many pages load besides.
                {
                  name: 'shared',
                  test: (id) => shared.test(id) && !later.test(id),
                  minShareCount: 4,
                },
                // Home, restaurants, a cuisine.
                { name: 'lists', test: lists },
                { name: 'menu', test: menu },
                // What most other pages load besides.
                { name: 'later', test: later, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
  // Found before the first visit: found during it, they make the page load twice.
  optimizeDeps: {
    entries: ['entry.client.tsx', 'root.tsx', 'routes/*.tsx', 'ui/*.tsx', 'features/*/*.tsx'],
  },
  // One server file without look-ups in node_modules starts several times faster.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
