// Runs a tool of this repository on a temporary folder with deliberate faults, to test that
// the tool finds them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const root = resolve(import.meta.dirname, '../..')

/**
 * Writes the files (text by path) into a temporary folder, calls `run`, then deletes the folder.
 */
export function inTemporaryFolder<T>(files: Record<string, string>, run: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs a script in node_modules, with a time-out of two minutes, which is enough on a busy machine.
 */
export function runPackageTool(path: string, args: string[], folder: string) {
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  }
  const result = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
    env,
  })
  // Some tools colour their output on CI servers, even with NO_COLOR.
  return { status: result.status, stdout: stripVTControlCharacters(result.stdout) }
}
