// Tests that browser code imports neither zod nor a Node built-in module, directly or through other
// modules. Type-only imports are allowed.
import { resolve } from 'node:path'
import { cruise, type IModule } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import rules from '../../.dependency-cruiser.mjs'

const root = resolve(import.meta.dirname, '../..')
const sentToBrowser = new RegExp(
  [
    String.raw`^ui\/(?!vite\/|.*-command)`,
    String.raw`^storefront\/(root\.tsx|entry\.client\.tsx|(routes|widgets|features|platform)\/)`,
    String.raw`^console\/(root\.tsx|entry\.client\.tsx|(routes|features|platform)\/)`,
  ].join('|'),
)
const stays = /\.test\.tsx?$|\.server(\/|\.tsx?$)/

/** For each forbidden module, returns the chain of imports from a browser file to it. */
function findLeaks(modules: Pick<IModule, 'source' | 'dependencies'>[]) {
  const edges = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only')),
    ]),
  )
  const queue = [...edges.keys()]
    .filter((source) => sentToBrowser.test(source) && !stays.test(source))
    .map((source) => [source])
  const seen = new Set(queue.flat())
  const leaks: string[] = []
  for (let chain = queue.shift(); chain; chain = queue.shift()) {
    for (const { resolved, coreModule } of edges.get(chain.at(-1) ?? '') ?? []) {
      if (coreModule || resolved.includes('node_modules/zod/'))
        leaks.push([...chain, resolved].join(' → '))
      if (seen.has(resolved) || stays.test(resolved) || resolved.includes('node_modules')) continue
      seen.add(resolved)
      queue.push([...chain, resolved])
    }
  }
  return leaks
}

const edge = (resolved: string, ...dependencyTypes: string[]) =>
  ({
    resolved,
    dependencyTypes,
    coreModule: dependencyTypes.includes('core'),
  }) as IModule['dependencies'][number]

test('finds a chain through the contract and ignores a type-only import', () => {
  const modules = [
    {
      source: 'storefront/routes/menu.tsx',
      dependencies: [
        edge('contract/menu.ts', 'import'),
        edge('contract/cart.ts', 'import', 'type-only'),
      ],
    },
    { source: 'contract/menu.ts', dependencies: [edge('contract/fields.ts', 'import')] },
    {
      source: 'contract/fields.ts',
      dependencies: [edge('node_modules/zod/index.js', 'import'), edge('path', 'core')],
    },
    { source: 'contract/cart.ts', dependencies: [edge('node_modules/zod/index.js', 'import')] },
  ]
  expect(findLeaks(modules)).toEqual([
    'storefront/routes/menu.tsx → contract/menu.ts → contract/fields.ts → node_modules/zod/index.js',
    'storefront/routes/menu.tsx → contract/menu.ts → contract/fields.ts → path',
  ])
})

test('storefront, console and ui import neither schemas nor Node modules into the browser', async () => {
  const { options } = rules
  const result = await cruise(['storefront', 'console', 'ui', 'contract', 'ordering'], {
    ...options,
    // Half of the files are tests, which no browser file imports.
    exclude: { path: [options.exclude.path, String.raw`\.test\.tsx?$`] },
    baseDir: root,
  } as Parameters<typeof cruise>[1])
  const modules = typeof result.output === 'string' ? [] : result.output.modules
  expect(modules.length).toBeGreaterThan(0)
  expect(findLeaks(modules)).toEqual([])
})
