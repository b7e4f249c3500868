// Reads files of ops/ for tests.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, YAML11_SCHEMA } from 'js-yaml'
import { root } from '../machine/node.mjs'

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

// Docker Compose and Kubernetes read YAML 1.1, which has merge keys (`<<`).
/** Returns the parsed file. Its type is unknown, so the caller must state it. */
export const readYaml = (path: string): unknown => load(readText(path), { schema: YAML11_SCHEMA })

/** Returns the interval at which Caddy probes the servers behind it, in milliseconds. */
export function proxyProbeMs(): number {
  const [, seconds] = /^\s*health_interval (\d+)s$/m.exec(readText('ops/caddy/Caddyfile')) ?? []
  if (!seconds) throw new Error('The Caddyfile has no health_interval in seconds.')
  return Number(seconds) * 1_000
}

/** The names of all settings, as docs/configuration.md lists them. */
export const documentedSettings: ReadonlySet<string> = new Set(
  [...readText('docs/configuration.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(
    ([, name]) => name ?? '',
  ),
)

/** Variables of Node and the operating system, which are not settings of the product. */
const ownVariables = new Set(['TMPDIR', 'NODE_COMPILE_CACHE'])

/** Returns the `names` of settings that the product does not read. `NAME_FILE` counts as `NAME`. */
export function unknownSettings(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      !documentedSettings.has(name) &&
      !documentedSettings.has(name.replace(/_FILE$/, '')) &&
      !ownVariables.has(name),
  )
}

/** Whether a setting is a secret, whose value must never be in a file of the repository. */
export const isSecretSetting = (name: string): boolean =>
  /(KEY|SECRET|TOKEN|PASSWORD)$/.test(name) || /^DATABASE_(DIRECT_)?URL$/.test(name)
