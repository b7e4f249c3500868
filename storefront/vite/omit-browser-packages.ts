// A Vite plugin that leaves packages out of the server build which only run in browsers. Half of
// the server's code was theirs, and reading it delayed each start.
import type { Plugin } from 'vite'

// The storefront imports these packages dynamically, in effects and event handlers, which do not
// run on the server.
export const browserPackages = new Set([
  '@sentry/browser',
  'libphonenumber-js/mobile',
  'maplibre-gl',
  'pmtiles',
  'web-vitals',
])
const prefix = '\0browser-only:'

/** Replaces the packages by an empty module in the server build. */
export function omitBrowserPackages(): Plugin {
  return {
    name: 'omit-browser-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (browserPackages.has(id) ? prefix + id : undefined),
    // A CommonJS module may lack the names that other modules import from it.
    load: (id) => (id.startsWith(prefix) ? 'module.exports = {}' : undefined),
  }
}
