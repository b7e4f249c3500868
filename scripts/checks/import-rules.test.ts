// Tests that each import rule reports a violation, and that no rule reports a correct import. The
// violations are written to a temporary repository.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[]
}
const rooms = [...workspaces, 'ops', 'scripts']
const stubs = ['zod', 'kysely', 'fastify', '@electric-sql/pglite', 'left-pad']

type Files = Record<string, string>

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a small repository with linked workspaces and stub packages, laid out as npm does. */
function writeRepository(files: Files) {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const declared = Object.fromEntries(
    stubs.filter((name) => name !== 'left-pad').map((name) => [name, '1.0.0']),
  )
  write(
    'package.json',
    JSON.stringify({ name: 'planted', private: true, workspaces, dependencies: declared }),
  )
  for (const name of stubs) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', exports: './dist/index.js' }),
    )
    write(`node_modules/${name}/dist/index.js`, 'export const thing = 1\n')
  }
  mkdirSync(join(folder, 'node_modules/@tingkat'), { recursive: true })
  for (const room of rooms) {
    const needs = Object.fromEntries(rooms.map((each) => [`@tingkat/${each}`, '*']))
    write(
      `${room}/package.json`,
      JSON.stringify({
        name: `@tingkat/${room}`,
        exports: { './*': room === 'ui' ? './*' : './*.ts' },
        dependencies: needs,
      }),
    )
    symlinkSync(join(folder, room), join(folder, 'node_modules/@tingkat', room), 'junction')
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
}

/** Runs the checker with the real rules. Returns its exit code and a line for each violation. */
function check() {
  const program = join(root, 'scripts/check-imports.mjs')
  const { status, stdout } = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, found: stdout.trimEnd().split('\n') }
}

/**
 * Files without a violation of the import rules: each module is imported, and each import is
 * allowed.
 */
const sound: Files = {
  'ordering/money.ts': 'export const amount = 1\n',
  'ordering/cart.ts':
    "import { amount } from './money.ts'\nexport type Cart = { total: number }\nexport const cart = { total: amount }\n",
  'ordering/cart.test.ts':
    "import { test } from 'zod'\nimport { cart } from './cart.ts'\nimport { readFileSync } from 'node:fs'\ntest(cart, readFileSync)\n",
  'contract/order.ts':
    "import { thing } from 'zod'\nimport type { Cart } from '@tingkat/ordering/cart'\nexport type Order = Cart\nexport const order = thing\n",
  'catalogue/menu.ts': "import { cart } from '@tingkat/ordering/cart'\nexport const menu = cart\n",
  'api/platform/database.ts':
    "import { thing } from '@electric-sql/pglite'\nexport const database = thing\n",
  'api/order/store.ts':
    "import { thing } from 'kysely'\nimport { database } from '../platform/database.ts'\nexport const store = [thing, database]\n",
  'api/order/actions.ts':
    "import { store } from './store.ts'\nimport { cart } from '@tingkat/ordering/cart'\nexport const act = [store, cart]\n",
  'api/order/routes.ts':
    "import { act } from './actions.ts'\nimport { order } from '@tingkat/contract/order'\nimport { thing } from 'fastify'\nexport const routes = [act, order, thing]\n",
  'ui/price.tsx': 'export const Price = ({ now }: { now: string }) => <b>{now}</b>\n',
  'storefront/features/order/summary.tsx':
    "import { Price } from '@tingkat/ui/price.tsx'\n" +
    "import type { Order } from '@tingkat/contract/order'\n" +
    'export const Summary = (order: Order) => <Price {...order} />\n',
  'storefront/routes/order.tsx':
    "import { Summary } from '../features/order/summary.tsx'\nimport type { Route } from './+types/import-rules.test'\nexport default (props: Route) => <Summary {...props} />\n",
  'storefront/platform/session.server.ts':
    "import { randomUUID } from 'node:crypto'\nexport const session = randomUUID\n",
  'console/features/people/people.tsx':
    'import { Price } from \'@tingkat/ui/price.tsx\'\nexport const People = () => <Price now="1" />\n',
  'simulator/courier.ts':
    "import { order } from '@tingkat/contract/order'\nexport const courier = order\n",
  'api/testing/dinner.ts': 'export const dinner = 1\n',
  'ops/drill/load.ts':
    "import { dinner } from '@tingkat/api/testing/dinner'\n" +
    "import { courier } from '@tingkat/simulator/courier'\nexport const load = [dinner, courier]\n",
  'server/main.ts':
    "import { routes } from '@tingkat/api/order/routes'\nimport { courier } from '@tingkat/simulator/courier'\nexport const main = [routes, courier]\n",
}

/**
 * Files with one violation of the import rules each: path, text, and the lines that the checker
 * must print.
 */
const wrong: [file: string, text: string, ...says: string[]][] = [
  [
    'ordering/a-zod.ts',
    "import { thing } from 'zod'\nexport const a = thing",
    'ordering-packages: ordering/a-zod.ts → node_modules/zod/dist/index.js',
  ],
  [
    'ordering/a-node.ts',
    "import { readFileSync } from 'node:fs'\nexport const a = readFileSync",
    'ordering-without-node: ordering/a-node.ts → fs',
  ],
  [
    'ordering/a-room.ts',
    "export { order } from '@tingkat/contract/order'",
    'ordering-knows-only-itself: ordering/a-room.ts → contract/order.ts',
  ],
  [
    'ordering/a-type.ts',
    "import type { Order } from '@tingkat/contract/order'\nexport type A = Order",
    'ordering-knows-only-itself: ordering/a-type.ts → contract/order.ts',
  ],
  ['ordering/a-unused.ts', 'export const a = 1', 'rules-are-used: ordering/a-unused.ts'],
  [
    'contract/a-package.ts',
    "import { thing } from 'fastify'\nexport const a = thing",
    'contract-packages: contract/a-package.ts → node_modules/fastify/dist/index.js',
  ],
  [
    'contract/a-room.ts',
    "import { menu } from '@tingkat/catalogue/menu'\nexport const a = menu",
    'contract-knows-only-ordering: contract/a-room.ts → catalogue/menu.ts',
  ],
  [
    'contract/a-node.ts',
    "import * as fs from 'fs'\nexport const a = fs",
    'contract-without-node: contract/a-node.ts → fs',
  ],
  [
    'catalogue/a-room.ts',
    "export * from '@tingkat/contract/order'",
    'catalogue-knows-only-ordering: catalogue/a-room.ts → contract/order.ts',
  ],
  [
    'api/a-storefront.ts',
    "import { Summary } from '../storefront/features/order/summary.tsx'\nexport const a = Summary",
    'api-knows-only-contract-and-ordering-and-catalogue: api/a-storefront.ts → storefront/features/order/summary.tsx',
  ],
  [
    'api/a-simulator.ts',
    "export const a = () => import('@tingkat/simulator/courier')",
    'api-knows-only-contract-and-ordering-and-catalogue: api/a-simulator.ts → simulator/courier.ts',
  ],
  [
    'api/a-server.ts',
    "import type { main } from '@tingkat/server/main'\nexport type A = typeof main",
    'api-knows-only-contract-and-ordering-and-catalogue: api/a-server.ts → server/main.ts',
    'nobody-imports-the-outer-rooms: api/a-server.ts → server/main.ts',
  ],
  [
    'api/one/routes.ts',
    "import { store } from '../order/store.ts'\nexport const a = store",
    'routes-do-not-touch-stores: api/one/routes.ts → api/order/store.ts',
  ],
  [
    'api/two/actions.ts',
    "import { thing } from 'fastify'\nexport const a = thing",
    'actions-do-not-know-http: api/two/actions.ts → node_modules/fastify/dist/index.js',
  ],
  [
    'api/three/store.ts',
    "import type { act } from '../order/actions.ts'\nexport type A = typeof act",
    'stores-import-no-callers: api/three/store.ts → api/order/actions.ts',
  ],
  [
    'api/four/actions.ts',
    "import type { thing } from 'kysely'\nexport type A = typeof thing",
    'sql-only-in-stores: api/four/actions.ts → node_modules/kysely/dist/index.js',
  ],
  [
    'api/five/pricing.ts',
    "import { thing } from '@electric-sql/pglite'\nexport const a = thing",
    'sql-only-in-stores: api/five/pricing.ts → node_modules/@electric-sql/pglite/dist/index.js',
  ],
  [
    'api/platform/jobs.ts',
    "import { store } from '../order/store.ts'\nexport const a = store",
    'platform-knows-no-feature: api/platform/jobs.ts → api/order/store.ts',
  ],
  ['api/testing/engine.ts', 'export const engine = 1', ''],
  [
    'api/six/testing.ts',
    "import { engine } from '../testing/engine.ts'\nexport const six = engine",
    '',
  ],
  [
    'api/six/store.ts',
    "import { six } from './testing.ts'\nexport const a = six",
    'testing-only-from-tests: api/six/store.ts → api/six/testing.ts',
  ],
  [
    'api/six/actions.ts',
    "import { engine } from '../testing/engine.ts'\nexport const a = engine",
    'testing-only-from-tests: api/six/actions.ts → api/testing/engine.ts',
  ],
  [
    'storefront/features/a-api/view.tsx',
    "import { act } from '@tingkat/api/order/actions'\nexport const A = () => <b>{act}</b>",
    'storefront-knows-only-contract-and-ordering-and-ui: storefront/features/a-api/view.tsx → api/order/actions.ts',
  ],
  [
    'storefront/features/a-other/view.tsx',
    "import { lazy } from 'react'\nexport const A = lazy(() => import('../order/summary.tsx'))",
    'features-do-not-import-each-other: storefront/features/a-other/view.tsx → storefront/features/order/summary.tsx',
    'imports-resolve: storefront/features/a-other/view.tsx → react',
  ],
  [
    'storefront/features/a-route/view.tsx',
    "import type Page from '../../routes/order.tsx'\nexport type A = typeof Page",
    'features-do-not-import-routes: storefront/features/a-route/view.tsx → storefront/routes/order.tsx',
  ],
  [
    'storefront/widgets/a-route.tsx',
    "import type Page from '../routes/order.tsx'\nexport type A = typeof Page",
    'widgets-do-not-import-routes: storefront/widgets/a-route.tsx → storefront/routes/order.tsx',
  ],
  [
    'storefront/platform/a-feature.tsx',
    "import { Summary } from '../features/order/summary.tsx'\nexport const A = Summary",
    'page-platform-knows-no-feature: storefront/platform/a-feature.tsx → storefront/features/order/summary.tsx',
  ],
  [
    'ui/a-product.tsx',
    "import { cart } from '@tingkat/ordering/cart'\nexport const A = () => <i>{cart.total}</i>",
    'ui-knows-only-itself: ui/a-product.tsx → ordering/cart.ts',
  ],
  [
    'ui/a-storefront.tsx',
    "import type { Summary } from '../storefront/features/order/summary.tsx'\nexport type A = typeof Summary",
    'ui-knows-only-itself: ui/a-storefront.tsx → storefront/features/order/summary.tsx',
  ],
  [
    'ui/a-node.ts',
    "import { join } from 'node:path'\nexport const a = join",
    'browser-without-node: ui/a-node.ts → path',
    'browser-leak: ui/a-node.ts → path',
  ],
  ['ui/vite/a-node.ts', "import { join } from 'node:path'\nexport const a = join", ''],
  [
    'storefront/routes/a-zod.tsx',
    "import { thing } from 'zod'\nexport const A = () => <i>{thing}</i>",
    'browser-without-schemas: storefront/routes/a-zod.tsx → node_modules/zod/dist/index.js',
    'browser-leak: storefront/routes/a-zod.tsx → node_modules/zod/dist/index.js',
  ],
  [
    'storefront/routes/a-contract.tsx',
    "import { order } from '@tingkat/contract/order'\nexport const A = () => <i>{order}</i>",
    'browser-leak: storefront/routes/a-contract.tsx → contract/order.ts → node_modules/zod/dist/index.js',
  ],
  [
    'storefront/platform/a-node.ts',
    "import { join } from 'node:path'\nexport const a = join",
    'browser-without-node: storefront/platform/a-node.ts → path',
    'browser-leak: storefront/platform/a-node.ts → path',
  ],
  [
    'console/a-storefront.tsx',
    "import { Summary } from '../storefront/features/order/summary.tsx'\nexport const A = Summary",
    'console-knows-only-contract-and-ordering-and-ui: ' +
      'console/a-storefront.tsx → storefront/features/order/summary.tsx',
  ],
  [
    'console/features/devices/a-other.tsx',
    "import { People } from '../people/people.tsx'\nexport const A = People",
    'features-do-not-import-each-other: console/features/devices/a-other.tsx → console/features/people/people.tsx',
  ],
  [
    'console/platform/a-zod.ts',
    "import { thing } from 'zod'\nexport const a = thing",
    'browser-without-schemas: console/platform/a-zod.ts → node_modules/zod/dist/index.js',
    'browser-leak: console/platform/a-zod.ts → node_modules/zod/dist/index.js',
  ],
  [
    'server/a-console.ts',
    "import { People } from '../console/features/people/people.tsx'\nexport const a = People",
    'server-takes-the-built-pages: server/a-console.ts → console/features/people/people.tsx',
  ],
  [
    'simulator/a-api.ts',
    "import { act } from '@tingkat/api/order/actions'\nexport const a = act",
    'simulator-knows-only-contract-and-ordering: simulator/a-api.ts → api/order/actions.ts',
  ],
  [
    'ops/drill/a-page.ts',
    "import { Summary } from '../../storefront/features/order/summary.tsx'\nexport const a = Summary",
    'ops-knows-only-api-and-contract-and-ordering-and-simulator-and-scripts: ' +
      'ops/drill/a-page.ts → storefront/features/order/summary.tsx',
  ],
  [
    'ops/drill/a-sql.ts',
    "import { thing } from 'kysely'\nexport const a = thing",
    'sql-only-in-stores: ops/drill/a-sql.ts → node_modules/kysely/dist/index.js',
  ],
  [
    'simulator/a-drill.ts',
    "import type { load } from '../ops/drill/load.ts'\nexport type A = typeof load",
    'simulator-knows-only-contract-and-ordering: simulator/a-drill.ts → ops/drill/load.ts',
    'nobody-imports-the-outer-rooms: simulator/a-drill.ts → ops/drill/load.ts',
  ],
  [
    'server/a-source.ts',
    "import { Summary } from '../storefront/features/order/summary.tsx'\nexport const a = Summary",
    'server-takes-the-built-pages: server/a-source.ts → storefront/features/order/summary.tsx',
  ],
  [
    'server/a-sql.ts',
    "import { thing } from 'kysely'\nexport const a = thing",
    'sql-only-in-stores: server/a-sql.ts → node_modules/kysely/dist/index.js',
  ],
  [
    'api/seven/a.ts',
    "import { b } from './b.ts'\nexport const a = b",
    'no-circles: api/seven/a.ts → api/seven/b.ts → api/seven/a.ts',
  ],
  [
    'api/seven/b.ts',
    "import type { a } from './a.ts'\nexport const b = 1 as unknown as typeof a",
    '',
  ],
  [
    'api/a-missing.ts',
    "import { b } from './not-there.ts'\nexport const a = b",
    'imports-resolve: api/a-missing.ts → ./not-there.ts',
  ],
  [
    'api/a-undeclared.ts',
    "import { thing } from 'left-pad'\nexport const a = thing",
    'packages-are-declared: api/a-undeclared.ts → node_modules/left-pad/dist/index.js',
  ],
]

test('finds every violation, and nothing in files without one', () => {
  const offenders = Object.fromEntries(wrong.map(([file, text]) => [file, `${text}\n`]))
  // Imports the modules of ordering from the list of wrong files above, so that none of them is
  // reported as unused.
  const users = ['a-zod', 'a-node', 'a-room', 'a-type']
    .map((name) => `import '@tingkat/ordering/${name}'\n`)
    .join('')
  writeRepository({ ...sound, ...offenders, 'catalogue/user.ts': users })
  const expected = wrong.flatMap(([, , ...says]) => says).filter(Boolean)
  expect(check()).toEqual({ status: 1, found: expected.toSorted() })
})
