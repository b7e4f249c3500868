// Finds the program nats-server for tests of the message bus. If it is not installed, installs
// Debian's package. No npm package ships it.
import { findProgram, installPackage } from './machine.mjs'

/**
 * Returns the path of nats-server. If it is missing, installs it; if that fails,
 * returns the reason.
 * @returns {{ path: string } | { reason: string }}
 */
export function obtainNats() {
  const find = () => findProgram(['nats-server'], ['/opt/homebrew/bin'])
  const found = find()
  if (found) return { path: found }
  const fault = installPackage('nats-server')
  const installed = fault ? undefined : find()
  if (installed) return { path: installed }
  return { reason: `nats-server is not installed (${fault ?? 'it was not found'}).` }
}
