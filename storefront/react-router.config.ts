// How React Router builds the storefront: this folder is the app, pages are rendered on the server.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small; sent at once, it saves a request before each first visit of a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
