// A Vite plugin that builds icons with our own component instead of lucide's. Lucide's component
// turns an icon's data into attributes at each rendering, for options that no page uses, and is
// four times as large.
import { join } from 'node:path'
import type { Plugin } from 'vite'

const iconModule = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

export function compactIcons(): Plugin {
  return {
    name: 'compact-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer && iconModule.test(importer)
        ? join(import.meta.dirname, '../icon/create-icon.ts')
        : null,
  }
}
