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
  // One server file without look-ups in node_modules starts several times faster.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
