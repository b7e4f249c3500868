// Tests of the systemd units in ops/. They use systemd-analyze and are skipped where it is missing.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../machine/node.mjs'
import { isSecretSetting, proxyProbeMs, readText, unknownSettings } from './deployment-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-units-'))
afterAll(() => rmSync(folder, { recursive: true }))
const listUnits = (path: string) =>
  readdirSync(join(root, path))
    .filter((name) => /\.(service|timer)$/.test(name))
    .map((name) => `${path}/${name}`)
const services = listUnits('ops/systemd')
const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0
const analyze = (...args: string[]) =>
  spawnSync('systemd-analyze', args, { encoding: 'utf8', timeout: 60_000 })

/**
 * Copies a unit and replaces its program by an existing one, because systemd-analyze rejects a unit
 * whose program is missing.
 */
function copyUnit(path: string): string {
  const file = join(folder, path.split('/').at(-1) ?? '')
  writeFileSync(file, readText(path).replaceAll(/^(ExecStart=)\S+/gm, `$1${process.execPath}`))
  return file
}

test('there is a unit for each role (OPS-03)', () => {
  expect(services.map((path) => path.split('/').at(-1))).toEqual([
    'tingkat-web.service',
    'tingkat-worker.service',
  ])
})

test.each(services)('%s waits for the network, restarts, and stops in 30 s (OPS-03)', (path) => {
  const unit = readText(path)
  expect(unit).toMatch(/^After=network-online\.target\b/m)
  expect(unit).toMatch(/^Restart=on-failure$/m)
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeLessThanOrEqual(30)
  expect(unit).toMatch(/^StandardError=journal$/m)
  expect(unit).toMatch(/^MemoryMax=/m)
})

test.each(services)('%s takes secrets by LoadCredential only (OPS-03)', (path) => {
  const unit = readText(path)
  const variables = [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((pair) => pair.split('=') as [string, string])
  expect(unknownSettings(variables.map(([name]) => name))).toEqual([])
  expect(variables.map(([name]) => name).filter(isSecretSetting)).toEqual([])
  const loaded = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => `%d/${name}`)
  const files = variables.filter(([name]) => name.endsWith('_FILE')).map(([, value]) => value)
  expect(files.toSorted()).toEqual(loaded.toSorted())
  expect(files.length).toBeGreaterThan(1)
})

test('nodes that shut down serve until Caddy has probed them (OPS-20)', () => {
  const [, delay] =
    /^SHUTDOWN_DELAY_MS=(\d+)$/m.exec(readText('ops/systemd/tingkat.env.example')) ?? []
  expect(Number(delay)).toBeGreaterThan(proxyProbeMs())
})

test.skipIf(!hasAnalyze)('systemd reads all units without a warning (OPS-03, OPS-13)', () => {
  const files = [...services, ...listUnits('ops/backup')].map(copyUnit)
  const { status, stdout, stderr } = analyze('verify', ...files)
  expect(`${stdout}${stderr}`).toBe('')
  expect(status).toBe(0)
})

test.skipIf(!hasAnalyze).each(services)('%s scores below 3 for its exposure (OPS-03)', (path) => {
  const { stdout, stderr } = analyze('security', '--offline=yes', copyUnit(path))
  const [, score] = /exposure level for \S+: ([\d.]+)/.exec(stdout) ?? []
  expect(Number(score), stderr).toBeLessThan(3)
})
