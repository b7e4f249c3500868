// The nats-server program for the tests of events between processes: an installed one, else Debian's package.
import { findProgram, installPackage } from './machine.mjs'

/** The path of nats-server, or one sentence that says why there is none. @returns {{ path: string } | { reason: string }} */
export function obtainNats() {
  const found = findProgram(['nats-server'], ['/opt/homebrew/bin'])
  if (found) return { path: found }
  const why = installPackage('nats-server')
  const installed = why ? undefined : findProgram(['nats-server'])
  return installed
    ? { path: installed }
    : { reason: `nats-server is not installed (${why ?? 'it was not found'}).` }
}
