// Writes the types of the pages' routes (`./+types/…`), which the type checks read.
import { join } from 'node:path'
import { findNode, root } from '../machine/node.mjs'
import { runCommand } from './run-command.mjs'

/**
 * Writes the types of routes. If React Router's program fails, throws an error with the program's
 * output.
 */
export async function writeRouteTypes() {
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs')
  for (const pages of ['storefront', 'console']) {
    const options = { cwd: root, env: process.env, seconds: 300 }
    const { code, output } = await runCommand(findNode(), [program, 'typegen', pages], options)
    if (code !== 0) throw new Error(`${output.trim()}\nNo types of routes of the ${pages}.`)
  }
}
