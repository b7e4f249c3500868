// Tests that the lint rules report deliberate faults, and only in the folders where they apply.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder, root, runPackageTool } from './planted-files.ts'

/** Lints these files with the real configuration. Returns `file: rule` for each finding, sorted. */
function lint(files: Record<string, string>): string[] {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
  const typescript = '{ "compilerOptions": { "strict": true, "lib": ["ES2024"], "types": [] } }'
  const all = { '.oxlintrc.json': config, 'tsconfig.json': typescript, ...files }
  return inTemporaryFolder(all, (folder) => {
    const args = ['--type-aware', '--format', 'json']
    const { stdout } = runPackageTool('oxlint/bin/oxlint', args, folder)
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[]
    }
    return diagnostics.map(({ filename, code }) => `${filename}: ${code}`).toSorted()
  })
}

const environment = 'export const port = process.env.PORT\n'
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
