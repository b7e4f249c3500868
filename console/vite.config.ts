// Configuration of Vite: the client build of the console.
import { reactRouter } from '@react-router/dev/vite'
import { compactIcons } from '@tingkat/ui/vite/compact-icons.ts'
import { compressAssets } from '@tingkat/ui/vite/compress-assets.ts'
import { defineConfig } from 'vite'

/** Packages that every page loads. They change less often than our own code. */
const vendor = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/
const ownCode = /[\\/](ordering|contract|ui|console)[\\/]|[\\/]node_modules[\\/]lucide-react[\\/]/

export default defineConfig({
  plugins: [reactRouter(), compactIcons(), compressAssets()],
  build: {
    // Not `assets`: the storefront's assets are at that path of the same host.
    assetsDir: 'console-assets',
    // The content security policy allows no inlined fonts, and files are cached by browsers.
    assetsInlineLimit: 0,
    // All supported browsers know modulepreload.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 1 },
                { name: 'shared', test: ownCode, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    entries: ['entry.client.tsx', 'root.tsx', '{routes,features}/**/*.tsx', '../ui/**/*.tsx'],
  },
})
