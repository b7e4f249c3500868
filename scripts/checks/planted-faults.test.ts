// Tests that the checks of formatting and of unused code fail on a planted fault.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder, root, runPackageTool } from './planted-files.ts'

const formatted = 'export const greet = (name: string) => `Hello ${name}`\n'

test.each([
  ['a semicolon', "export const a = 'b';\n"],
  ['double quotes', 'export const a = "b"\n'],
  ['a line of more than 100 columns', `export const a = [${"'word', ".repeat(20)}'end']\n`],
  ['a lambda parameter without parentheses', 'export const half = (x => x / 2)\n'],
])('the format check rejects %s', (_, text) => {
  const config = readFileSync(join(root, '.oxfmtrc.json'), 'utf8')
  const check = (file: string) =>
    inTemporaryFolder(
      { '.oxfmtrc.json': config, 'a.ts': file },
      (folder) => runPackageTool('oxfmt/bin/oxfmt', ['--check'], folder).status,
    )
  expect(check(formatted)).toBe(0)
  expect(check(text)).not.toBe(0)
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
