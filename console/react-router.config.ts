// Configuration of React Router: the build is one HTML file without data, and scripts.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: false,
} satisfies Config
