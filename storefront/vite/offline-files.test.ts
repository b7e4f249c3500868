// Tests which files of the build the service worker stores.
import { expect, test } from 'vitest'
import type { Chunk } from '@tingkat/ui/vite/chunk-graph.ts'
import { listOfflineFiles } from './offline-files.ts'

const chunk = (fileName: string, module: string, parts: Partial<Chunk> = {}): Chunk => ({
  fileName,
  facadeModuleId: `/app/${module}`,
  moduleIds: [`/app/${module}`],
  imports: [],
  dynamicImports: [],
  css: [],
  ...parts,
})

test('lists what kept pages import, also later, and nothing that needs a network', () => {
  const files = listOfflineFiles(
    [
      chunk('menu.js', 'routes/country/restaurant.tsx?route', {
        imports: ['shared.js'],
        dynamicImports: ['basket.js', 'pin.js', 'removed.js'],
        css: ['menu.css'],
      }),
      chunk('shared.js', 'shared.ts', { imports: ['menu.js'] }),
      chunk('basket.js', 'widgets/basket/basket.tsx', { css: ['basket.css'] }),
      chunk('pin.js', 'features/location/map/pin-tiles.tsx', { imports: ['street-map.js'] }),
      chunk('street-map.js', 'platform/map/street-map.ts'),
      chunk('profile.js', 'routes/country/profile.tsx'),
    ],
    '/app',
  )
  expect(files).toEqual(['basket.css', 'basket.js', 'menu.css', 'menu.js', 'shared.js'])
})
