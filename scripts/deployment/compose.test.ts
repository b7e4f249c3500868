// Tests of ops/compose.yaml: every service is hardened, no secret is in the file, and every setting
// exists. The tests run no Docker engine; docs/deploying.md says what was tried with one.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../machine/node.mjs'
import {
  isSecretSetting,
  proxyProbeMs,
  readText,
  readYaml,
  unknownSettings,
} from './deployment-files.ts'

type Service = {
  image: string
  build?: object
  read_only?: boolean
  mem_limit?: string
  cap_drop?: string[]
  security_opt?: string[]
  privileged?: boolean
  healthcheck?: { test?: string[]; disable?: boolean }
  restart?: string
  environment?: Record<string, string>
  secrets?: string[]
  ports?: string[]
  networks?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
}
type Compose = {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
}

const compose = readYaml('ops/compose.yaml') as Compose
const services = Object.entries(compose.services)
const ours = services.filter(([, { build }]) => build)
/** Whether a service of the compose file ends after its work, such as creating the tables. */
const isTask = ({ restart }: Service) => restart === 'no'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-compose-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('compose has two web nodes, two workers, database, bus, objects and proxy (OPS-02)', () => {
  const roles = ours.flatMap(([, { environment }]) => environment?.['ROLE'] ?? [])
  expect(roles).toEqual(['web', 'web', 'worker', 'worker'])
  const names = services.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['postgres', 'nats', 'objects', 'caddy', 'migrate']))
})

test.each(services)('%s is read-only, limited and without privileges (OPS-02)', (_, service) => {
  expect(service.read_only).toBe(true)
  expect(service.mem_limit).toMatch(/^\d+[mg]$/)
  expect(service.cap_drop).toEqual(['ALL'])
  expect(service.security_opt).toContain('no-new-privileges:true')
  expect(service).not.toHaveProperty('privileged')
  const { test: check = [], disable = false } = service.healthcheck ?? {}
  expect([check[0], disable]).toEqual(isTask(service) ? [undefined, true] : ['CMD', false])
})

test('images are pinned to a release (OPS-02)', () => {
  for (const [name, { image }] of services.filter(([, { build }]) => !build))
    expect(image, name).toMatch(/^[a-z.]+\/[\w/]+:v?\d+\.\d+(\.\d+)?(-\w+)?$/)
})

test('every setting exists, and none has a secret in clear (OPS-02)', () => {
  for (const [name, { environment = {} }] of ours) {
    expect(Object.keys(environment), name).not.toEqual([])
    expect(unknownSettings(Object.keys(environment)), name).toEqual([])
  }
  for (const [name, { environment = {} }] of services)
    expect(Object.keys(environment).filter(isSecretSetting), name).toEqual([])
  expect(readText('ops/compose.yaml')).not.toMatch(/:\/\/[^/\s]+:[^/\s]+@/)
  expect(unknownSettings(['NO_SUCH_SETTING', 'SECRET_KEY_FILE'])).toEqual(['NO_SUCH_SETTING'])
})

test.each(services)('%s names existing secrets, networks and volumes (OPS-02)', (_, service) => {
  const secrets = service.secrets ?? []
  expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets))
  expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(service.networks ?? []))
  const volumes = (service.volumes ?? [])
    .map((volume) => volume.split(':')[0])
    .filter((source) => !source?.startsWith('.'))
  expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes))
  const mounted = Object.values(service.environment ?? {})
    .filter((value) => value.startsWith('/run/secrets/'))
    .map((path) => path.slice('/run/secrets/'.length))
  expect(secrets).toEqual(expect.arrayContaining(mounted))
})

test('nodes that shut down serve until Caddy has probed them (OPS-20)', () => {
  for (const [name, { environment = {} }] of ours)
    expect(Number(environment['SHUTDOWN_DELAY_MS']), name).toBeGreaterThan(proxyProbeMs())
})

test('services wait until others are healthy, and until tasks have ended (OPS-02)', () => {
  for (const [name, { depends_on: others = {} }] of services) {
    for (const [other, { condition }] of Object.entries(others)) {
      const target = compose.services[other]
      expect(target, `${name} waits for ${other}`).toBeDefined()
      expect(condition, `${name} waits for ${other}`).toBe(
        target && isTask(target) ? 'service_completed_successfully' : 'service_healthy',
      )
    }
  }
})

test('only the proxy publishes ports, and data is in volumes (OPS-02)', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy'])
  expect(Object.keys(compose.volumes)).toEqual(['postgres', 'objects', 'caddy'])
})

test('the script creates every secret once and never replaces it (OPS-02)', () => {
  cpSync(join(root, 'ops/compose/make-secrets.sh'), join(folder, 'make-secrets.sh'))
  const make = () => spawnSync('sh', [join(folder, 'make-secrets.sh')], { encoding: 'utf8' })
  expect(make()).toMatchObject({ status: 0, stderr: '' })
  const read = () =>
    Object.values(compose.secrets).map(({ file }) =>
      readFileSync(join(folder, file.replace('compose/', '')), 'utf8'),
    )
  const first = read()
  expect(first.every((text) => text.trim().length >= 20)).toBe(true)
  expect(new Set(first).size).toBe(first.length)
  expect(make().status).toBe(0)
  expect(read()).toEqual(first)
})
