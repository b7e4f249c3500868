// Configuration of React Router: this folder is the app, pages are rendered on the server.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small. Sending it with the first page saves requests during navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
