// Configuration of Vite: the client build of the console.
import { reactRouter } from '@react-router/dev/vite'
import { compactIcons } from '@tingkat/ui/vite/compact-icons.ts'
import { compressAssets } from '@tingkat/ui/vite/compress-assets.ts'
import { editPackages } from '@tingkat/ui/vite/edit-packages.ts'
import { modulePreload, preloadEdits } from '@tingkat/ui/vite/preload-edits.ts'
import { reactEdits } from '@tingkat/ui/vite/react-edits.ts'
import { routerEdits } from '@tingkat/ui/vite/router-edits.ts'
import { defineConfig } from 'vite'
import { preloadStart } from './vite/preload-start.ts'

/**
 * Packages that every page loads are built into a file of their own, because they change less often
 * than our own code.
 */
const vendor = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/
const ownCode = /[\\/](ordering|contract|ui|console)[\\/]|[\\/]node_modules[\\/]lucide-react[\\/]/

export default defineConfig({
  plugins: [
    reactRouter(),
    compactIcons(),
    editPackages(reactEdits, routerEdits, preloadEdits),
    preloadStart(),
    // `scripts/machine/product-build.mjs` sets `QUICK_BUILD` for tests, so that the files are
    // compressed faster.
    compressAssets({ quick: Boolean(process.env['QUICK_BUILD']) }),
  ],
  build: {
    // Not `assets`, because the storefront serves its assets at that path of the same host.
    assetsDir: 'console-assets',
    // No file is inlined: the content security policy forbids inlined fonts, and browsers cache
    // files.
    assetsInlineLimit: 0,
    modulePreload,
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
