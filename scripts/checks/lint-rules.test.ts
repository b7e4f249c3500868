// Shows that the linter's house rules bite: no clock or chance in ordering, no environment outside config.ts, no lost promise.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** `file: rule` for each finding in a house of these files. */
function lint(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "compilerOptions": { "strict": true, "lib": ["ES2024"], "types": [] } }',
    )
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format', 'json']
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      timeout: 20_000,
      env: { ...process.env, PATH: path },
    })
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[]
    }
    return diagnostics.map(({ filename, code }) => `${filename}: ${code}`).toSorted()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const environment = 'export const port = process.env.PORT\n'

test('a clock, chance, the environment and a lost promise are found where they are forbidden, and only there', () => {
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

test('the rules of ordering read no clock: every `new Date` is given a moment', () => {
  const sources = readdirSync(join(root, 'ordering'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'),
  )
  const clocks = sources.filter((name) =>
    /new Date(\(\s*\)|\b(?!\())/.test(readFileSync(join(root, 'ordering', name), 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(0)
  expect(clocks).toEqual([])
})
