// Tests that the checks of formatting and of unused code fail on deliberate faults.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder, root, runPackageTool } from './planted-files.ts'

test('the format check rejects each fault, and no formatted file', () => {
  const faults = {
    'semicolon.ts': "export const a = 'b';\n",
    'quotes.ts': 'export const a = "b"\n',
    'long-line.ts': `export const a = [${"'word', ".repeat(20)}'end']\n`,
    'parentheses.ts': 'export const half = (x => x / 2)\n',
  }
  const files = {
    '.oxfmtrc.json': readFileSync(join(root, '.oxfmtrc.json'), 'utf8'),
    'formatted.ts': 'export const greet = (name: string) => `Hello ${name}`\n',
    ...faults,
  }
  const { status, stdout } = inTemporaryFolder(files, (folder) =>
    runPackageTool('oxfmt/bin/oxfmt', ['--check'], folder),
  )
  expect(status).not.toBe(0)
  const rejected = [...stdout.matchAll(/^(\S+) \(\d+ms\)$/gm)].map(([, file]) => file)
  expect(new Set(rejected)).toEqual(new Set(Object.keys(faults)))
})

test('the check of unused code reports an unused file, export and dependency', () => {
  const files = {
    'package.json': JSON.stringify({ name: 'planted', dependencies: { 'left-pad': '1.3.0' } }),
    'knip.json': JSON.stringify({ entry: ['start.ts'], project: ['*.ts'] }),
    'start.ts': "import { used } from './words.ts'\nused()\n",
    'words.ts': 'export const used = () => 1\nexport const unused = () => 2\n',
    'lost.ts': 'export const lost = 1\n',
  }
  const output = inTemporaryFolder(files, (folder) => {
    const args = ['--no-progress', '--reporter', 'json']
    return runPackageTool('knip/bin/knip.js', args, folder)
  })
  expect(output.status).not.toBe(0)
  for (const fault of ['lost.ts', 'unused', 'left-pad']) expect(output.stdout).toContain(fault)
  expect(output.stdout).not.toContain('"used"')
})
