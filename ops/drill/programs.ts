// Installs the Debian packages with the programs that the drill runs, if they are missing and the
// user is root.
import { findProgram, installPackage } from '../../scripts/machine/machine.mjs'
import { findPostgres } from './postgres-node.ts'

const packages: readonly { name: string; isThere: () => boolean }[] = [
  { name: 'postgresql', isThere: () => findPostgres() !== undefined },
  ...[
    { name: 'haproxy', program: 'haproxy' },
    { name: 'caddy', program: 'caddy' },
    { name: 'nats-server', program: 'nats-server' },
    { name: 'util-linux', program: 'setpriv' },
  ].map(({ name, program }) => ({ name, isThere: () => findProgram([program]) !== undefined })),
]

/** Installs missing Debian packages. Returns why the drill cannot run; undefined if it can. */
export function obtainPrograms(): string | undefined {
  if (process.platform !== 'linux') return 'The drill runs on Linux only.'
  for (const { name, isThere } of packages) {
    if (isThere()) continue
    const fault = installPackage(name)
    if (fault || !isThere()) return `Debian's package ${name} is missing: ${fault ?? 'not found'}.`
  }
  return undefined
}
