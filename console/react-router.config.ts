// Configuration of React Router: the build makes scripts and one HTML file without data, because
// there is no server rendering.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: false,
} satisfies Config
