// Checks of the monitoring in ops/: alerts and dashboards name metrics that exist, and each alert
// has its section in the runbook. promtool tests the rules where it is installed.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateTimeoutSeconds } from '@tingkat/ordering/order/order-states'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const alerts = read('ops/prometheus/alerts.yaml')
const dashboards = readdirSync(join(root, 'ops/grafana')).map((name) => ({
  name,
  text: read(`ops/grafana/${name}`),
}))

/**
 * Returns the names of the metrics that the API creates, with each suffix that Prometheus shows.
 */
function createdMetrics(): Set<string> {
  const folder = 'api/telemetry'
  const names = readdirSync(join(root, folder))
    .filter((name) => name.startsWith('measure-'))
    .flatMap((name) => read(`${folder}/${name}`).match(/'(?:tingkat|http)\.[\w.]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1).replaceAll('.', '_'))
  const kinds = ['', '_oldest', '_count', '_sum', '_bucket', '_total']
  return new Set(['up', ...names.flatMap((name) => kinds.map((kind) => `${name}${kind}`))])
}

const metricsIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:tingkat|http_server)_\w+/g) ?? []),
]

function unknownMetrics(text: string): string[] {
  const created = createdMetrics()
  return metricsIn(text).filter((name) => !created.has(name))
}

test('alerts and dashboards name existing metrics only (OPS-22)', () => {
  expect(metricsIn(alerts).length).toBeGreaterThan(8)
  expect(unknownMetrics(alerts)).toEqual([])
  expect(dashboards.length).toBeGreaterThan(1)
  for (const { name, text } of dashboards) {
    expect(metricsIn(text), name).not.toEqual([])
    expect(unknownMetrics(text), name).toEqual([])
  }
  expect(unknownMetrics('tingkat_no_such_metric > 1')).toEqual(['tingkat_no_such_metric'])
})

test('each alert has a section in the runbook, and each section its alert (OPS-22, OPS-23)', () => {
  const named = alerts.match(/(?<=- alert: )\w+/g) ?? []
  const linked = alerts.match(/(?<=runbook: docs\/runbook\.md#)\w+/g) ?? []
  const sections = read('docs/runbook.md').match(/(?<=^## )\w+$/gm) ?? []
  expect(sections).toEqual(named)
  expect(linked).toEqual(named.map((name) => name.toLowerCase()))
})

test('an order counts as stuck two minutes after the time-out of its state (OPS-22)', () => {
  const limits = new Map<string, number>()
  for (const [, states = '', seconds] of alerts.matchAll(
    /tingkat_orders_oldest\{state=~"([\w|]+)"\}\) > (\d+)/g,
  ))
    for (const state of states.split('|')) limits.set(state, Number(seconds) - 120)
  const timeouts = Object.entries(stateTimeoutSeconds).filter(([, seconds]) => seconds !== null)
  expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(timeouts))
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('each alert has a promtool test, and all of them pass (OPS-22)', () => {
  const folder = join(root, 'ops/prometheus')
  for (const args of [
    ['check', 'rules', 'alerts.yaml'],
    ['test', 'rules', 'alerts.test.yaml', 'alerts-weekly.test.yaml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: folder,
      encoding: 'utf8',
      timeout: 120_000,
    })
    expect(status, `${stdout}${stderr}`).toBe(0)
  }
  // promtool does not report an alert rule without a test, so this loop checks that each rule has
  // one.
  const tested = ['alerts', 'alerts-weekly']
    .map((name) => read(`ops/prometheus/${name}.test.yaml`))
    .join('')
  for (const name of alerts.match(/(?<=- alert: )\w+/g) ?? [])
    expect(tested).toContain(`alertname: ${name}`)
})
