// Tests that the linter reports deliberate faults and type errors, and applies each rule only to
// the files that it is meant for.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lintCommand } from '../testing/suites.mjs'
import { inTemporaryFolder, root, runPackageTool } from './planted-files.ts'

/**
 * Lints the given files (text by path) with the real configuration. Returns `file: rule` for each
 * finding, sorted.
 */
function lint(files: Record<string, string>): string[] {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
  const options = { strict: true, noEmit: true, checkJs: true, lib: ['ES2024'], types: [] }
  const typescript = JSON.stringify({ compilerOptions: options, exclude: ['**/*.test.ts'] })
  const all = { '.oxlintrc.json': config, 'tsconfig.json': typescript, ...files }
  return inTemporaryFolder(all, (folder) => {
    const [path, ...args] = lintCommand
    const { stdout } = runPackageTool(path, [...args, '--format', 'json'], folder)
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[]
    }
    return diagnostics.map(({ filename, code }) => `${filename}: ${code}`).toSorted()
  })
}

const environment = 'export const port = process.env.PORT\n'
const environmentTypes = `declare const process: { env: Record<string, string> }
declare module 'node:process' {
  export const env: Record<string, string>
}
`
/** A function with a cyclomatic complexity of 16; the limit is 15. */
const complex = `export function score(value: number) {
${Array.from({ length: 15 }, (_, index) => `  if (value === ${index}) return ${index * 2}`).join('\n')}
  return 0
}
`

test('clocks, random numbers, process.env and floating promises are found where they are forbidden', () => {
  const found = lint({
    'ordering/clock.ts': 'export const now = () => Date.now()\n',
    'ordering/chance.ts': 'export const chance = () => Math.random()\n',
    'api/clock.ts': 'export const now = () => Date.now()\n',
    'api/order/actions.ts': environment,
    'api/mail/actions.ts': "import { env } from 'node:process'\nexport const host = env.HOST\n",
    'api/config.ts': environment,
    'api/environment.d.ts': environmentTypes,
    'api/jobs.ts': 'async function run() {}\nexport const start = () => { run() }\n',
  })
  expect(found).toEqual([
    'api/jobs.ts: typescript(no-floating-promises)',
    'api/mail/actions.ts: eslint(no-restricted-imports)',
    'api/order/actions.ts: node(no-process-env)',
    'ordering/chance.ts: eslint(no-restricted-properties)',
    'ordering/clock.ts: eslint(no-restricted-properties)',
  ])
})

test('a complex function and a nested ternary are found', () => {
  const found = lint({
    'ordering/complex.ts': complex,
    'ordering/nested.ts': 'export const sign = (x: number) => (x > 0 ? 1 : x < 0 ? -1 : 0)\n',
    'ordering/simple.ts': 'export const half = (x: number) => (x > 0 ? x / 2 : 0)\n',
  })
  expect(found).toEqual([
    'ordering/complex.ts: eslint(complexity)',
    'ordering/nested.ts: eslint(no-nested-ternary)',
  ])
})

test('type errors are found in every kind of source file, whatever a comment disables', () => {
  const wrong = "export const count: number = 'one'\n"
  const found = lint({
    'api/count.ts': wrong,
    'api/count.test.ts': wrong,
    'api/disabled.ts': `/* oxlint-disable */\n${wrong}`,
    'api/expected.ts': '// @ts-expect-error No error follows.\nexport const count = 1\n',
    'api/missing.ts': "export { count } from './nowhere.ts'\n",
    'scripts/half.mjs': '/** @param {number} x */\nexport const half = (x) => x.length / 2\n',
    'ui/count.tsx': wrong,
  })
  expect(found).toEqual([
    'api/count.test.ts: typescript(TS2322)',
    'api/count.ts: typescript(TS2322)',
    'api/disabled.ts: typescript(TS2322)',
    'api/expected.ts: typescript(TS2578)',
    'api/missing.ts: typescript(TS2307)',
    'scripts/half.mjs: typescript(TS2339)',
    'ui/count.tsx: typescript(TS2322)',
  ])
})

test('the rules of ordering read no clock: every `new Date` has an argument', () => {
  const sources = readdirSync(join(root, 'ordering'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'),
  )
  const clocks = sources.filter((name) =>
    /new Date(\(\s*\)|\b(?!\())/.test(readFileSync(join(root, 'ordering', name), 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(0)
  expect(clocks).toEqual([])
})
