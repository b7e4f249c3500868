// Tests which files the HTML document of the kitchen board requests at once.
import { expect, test } from 'vitest'
import type { Chunk } from '@tingkat/ui/vite/chunk-graph.ts'
import { listBoardFiles } from './preload-start.ts'

const chunk = (fileName: string, module: string, parts: Partial<Chunk> = {}): Chunk => ({
  fileName,
  facadeModuleId: null,
  moduleIds: [`/app/${module}`],
  imports: [],
  dynamicImports: [],
  css: [],
  ...parts,
})

test('the board preloads what it imports and its texts, and no other page (KITCH-01)', () => {
  const files = listBoardFiles(
    [
      chunk('board.js', 'routes/kitchen/board.tsx?route', {
        imports: ['shared.js'],
        css: ['board.css'],
      }),
      chunk('shared.js', 'shared.ts', { imports: ['board.js'], css: ['board.css', 'shared.css'] }),
      chunk('loader.js', 'elsewhere.ts', {
        facadeModuleId: '/app/routes/kitchen/workplace.tsx?route-chunk=clientLoader',
      }),
      chunk('history.js', 'routes/kitchen/history.tsx?route', { css: ['history.css'] }),
      chunk('board-en.js', 'locales/en/board.json'),
      chunk('board-th.js', 'locales/th/board.json'),
      chunk('audit-en.js', 'locales/en/audit.json'),
    ],
    '/app',
  )
  expect(files).toMatchObject({
    path: '/kitchen/board',
    scripts: ['/board.js', '/loader.js', '/shared.js'],
    styles: ['/board.css', '/shared.css'],
    translations: { en: ['/board-en.js'], th: ['/board-th.js'], id: [], vi: [] },
  })
})
