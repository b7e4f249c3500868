// Tests which fields stay in the route table that browsers load.
import { expect, test } from 'vitest'
import { compactManifest } from './compact-manifest.ts'

test('the route table keeps paths, modules, styles and flags that are true', () => {
  const page = { id: 'page', parentId: 'root', path: ':country', module: '/assets/page-1.js' }
  const script = `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry-1.js', imports: ['/assets/vendor-1.js'], css: [] },
    routes: {
      page: {
        ...page,
        hasLoader: true,
        hasAction: false,
        imports: ['/assets/vendor-1.js'],
        css: ['/assets/page-1.css'],
      },
      list: { ...page, id: 'list', css: [] },
    },
    url: '/assets/manifest-1.js',
    version: '1',
  })};`
  const compact = compactManifest(script)
  const table = JSON.parse(compact.slice(compact.indexOf('{'), -1))
  expect(compact).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
  expect(table).toEqual({
    // React Router concatenates the list `imports` with other lists, so the list must exist even if
    // it is empty.
    entry: { module: '/assets/entry-1.js', imports: [], css: [] },
    routes: {
      page: { ...page, hasLoader: true, css: ['/assets/page-1.css'] },
      list: { ...page, id: 'list' },
    },
    url: '/assets/manifest-1.js',
    version: '1',
  })
})
