// Tests of the Helm chart in ops/helm. Helm cannot be installed everywhere. Where Go is installed,
// a small Go program renders the templates instead, and the tests check the result.
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadAll, YAML11_SCHEMA } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { maxPhotoBytes } from '../../api/media/photo-job.ts'
import { root } from '../machine/node.mjs'
import { isSecretSetting, readText, readYaml, unknownSettings } from './deployment-files.ts'

const chart = 'ops/helm/tingkat'

type Values = { [key: string]: unknown }
type Container = {
  image: string
  args?: string[]
  env: { name: string; value: string }[]
  ports?: { name: string; containerPort: number }[]
  resources: { requests?: object; limits?: { memory?: string } }
  securityContext: object
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[]
  startupProbe?: object
  livenessProbe?: { httpGet: object }
  readinessProbe?: { httpGet: object; periodSeconds: number; failureThreshold: number }
}
type Pod = {
  automountServiceAccountToken: boolean
  securityContext: object
  terminationGracePeriodSeconds: number
  containers: Container[]
  volumes: { name: string; secret?: { secretName: string } }[]
}
type Document = {
  apiVersion: string
  kind: string
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> }
  spec: Record<string, Values | undefined>
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges values as Helm does: maps are merged, everything else is replaced. */
function merge(base: Values, over: Values): Values {
  const merged = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const former = merged[key]
    merged[key] = isObject(former) && isObject(value) ? merge(former, value) : value
  }
  return merged
}

const defaults = readYaml(`${chart}/values.yaml`) as Values
const full = merge(defaults, readYaml(`${chart}/values-full.yaml`) as Values)
const { name, version, appVersion } = readYaml(`${chart}/Chart.yaml`) as Record<string, string>

function render(values: Values): Document[] {
  const { status, stdout, stderr } = spawnSync(
    'go',
    ['run', join(root, 'ops/helm/render.go'), join(root, chart)],
    {
      input: JSON.stringify({
        Values: values,
        Chart: { Name: name, Version: version, AppVersion: appVersion },
        Release: { Name: 'eat', Service: 'Helm' },
      }),
      encoding: 'utf8',
      timeout: 100_000,
      env: { ...process.env, GO111MODULE: 'off', GOCACHE: join(tmpdir(), 'tingkat-go-cache') },
    },
  )
  if (status !== 0) throw new Error(stderr)
  return (loadAll(stdout, { schema: YAML11_SCHEMA }) as (Document | null)[]).filter(
    (document) => document !== null,
  )
}

const hasGo = spawnSync('go', ['version']).status === 0

const apiVersions: Record<string, string> = {
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
  Job: 'batch/v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'v1',
  ServiceMonitor: 'monitoring.coreos.com/v1',
}

/** Returns the pod template of a Kubernetes document. Throws if it has none. */
function podOf(document: Document | undefined): Pod {
  const pod = document?.spec['template']?.['spec'] as Pod | undefined
  if (!pod) throw new Error(`${document?.kind ?? 'A document'} has no pods.`)
  return pod
}

const podsOf = (documents: Document[]): Pod[] =>
  documents.filter(({ kind }) => kind === 'Deployment' || kind === 'Job').map(podOf)

test('both proxies let photos of the largest size through (LIVE-12)', () => {
  const ingress = defaults.ingress as { annotations: Record<string, string> }
  const megabytes = [
    ingress.annotations['nginx.ingress.kubernetes.io/proxy-body-size'],
    /^\s*max_size (\S+)$/m.exec(readText('ops/caddy/Caddyfile'))?.[1],
  ].map((size) => Number.parseInt(size ?? ''))
  for (const size of megabytes) expect(size * 1_000_000).toBeGreaterThan(maxPhotoBytes)
})

test('the chart has the version of the product, and its settings exist (OPS-04)', () => {
  expect(appVersion).toBe((readYaml('package.json') as { version: string }).version)
  for (const values of [defaults, full]) {
    const { settings, secret } = values as {
      settings: Record<string, string>
      secret: { keys: Record<string, string> }
    }
    expect(unknownSettings([...Object.keys(settings), ...Object.keys(secret.keys)])).toEqual([])
    expect(Object.keys(settings).filter(isSecretSetting)).toEqual([])
    expect(Object.keys(secret.keys)).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET_KEY']))
  }
})

describe.skipIf(!hasGo).each([
  ['default', defaults],
  ['full', full],
])('the chart with %s values', (kind, values) => {
  const documents = hasGo ? render(values) : []
  const named = (wanted: string) => documents.filter((document) => document.kind === wanted)

  test('has every object once, with its API version and labels (OPS-04)', () => {
    for (const { kind: name, apiVersion, metadata } of documents) {
      expect([name, apiVersion]).toEqual([name, apiVersions[name]])
      expect(metadata.name).toMatch(/^eat(-[a-z]+)?$/)
    }
    const ids = documents.map((document) => `${document.kind} ${document.metadata.name}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual(
      [
        'Deployment eat-web',
        'Deployment eat-worker',
        'HorizontalPodAutoscaler eat-web',
        'Ingress eat',
        'Job eat-migration',
        'NetworkPolicy eat-web',
        'NetworkPolicy eat-worker',
        'PodDisruptionBudget eat-web',
        'PodDisruptionBudget eat-worker',
        'Service eat',
        ...(kind === 'full' ? ['Service eat-metrics', 'ServiceMonitor eat'] : []),
      ].toSorted(),
    )
  })

  test('runs every pod without privileges, on a read-only root (OPS-04)', () => {
    expect(podsOf(documents)).toHaveLength(3)
    for (const pod of podsOf(documents)) {
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30)
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 65_532,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(container.resources.limits?.memory).toMatch(/^\d+[MG]i$/)
        expect(container.image).toMatch(kind === 'full' ? /@sha256:/ : /:0\.1\.0$/)
        const volumes = pod.volumes.map((volume) => volume.name)
        for (const mount of container.volumeMounts) expect(volumes).toContain(mount.name)
      }
    }
  })

  test('sets existing settings only, and secrets by file (OPS-04)', () => {
    for (const pod of podsOf(documents)) {
      for (const { env } of pod.containers) {
        const names = env.map((variable) => variable.name)
        expect(unknownSettings(names)).toEqual([])
        expect(names.filter(isSecretSetting)).toEqual([])
        expect(new Set(names).size).toBe(names.length)
        expect(env.every(({ value }) => typeof value === 'string')).toBe(true)
        expect(env.find((variable) => variable.name === 'SECRET_KEY_FILE')?.value).toBe(
          '/run/secrets/tingkat/secret-key',
        )
      }
    }
  })

  const find = (wanted: string, role: string) =>
    named(wanted).find((document) => document.metadata.name === `eat-${role}`)

  test.each(['web', 'worker'])('%s has probes and at least two pods (OPS-04)', (role) => {
    const deployment = find('Deployment', role)
    const [container] = podOf(deployment).containers
    expect(container?.env).toContainEqual({ name: 'ROLE', value: role })
    expect(container?.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
    const path = role === 'web' ? '/readyz?exclude=database' : '/readyz'
    expect(container?.readinessProbe?.httpGet).toEqual({ path, port: 'http' })
    expect(container?.startupProbe).toBeDefined()
    const scaler = find('HorizontalPodAutoscaler', role)
    const fewest = scaler?.spec['minReplicas'] ?? deployment?.spec['replicas']
    expect(fewest).toBeGreaterThanOrEqual(2)
  })

  test('pods that shut down serve until the readiness probe has failed (OPS-20)', () => {
    const [container] = podOf(find('Deployment', 'web')).containers
    const delay = container?.env.find((variable) => variable.name === 'SHUTDOWN_DELAY_MS')?.value
    const { periodSeconds = 0, failureThreshold = 0 } = container?.readinessProbe ?? {}
    expect(periodSeconds * failureThreshold).toBeGreaterThan(0)
    expect(Number(delay)).toBeGreaterThan(periodSeconds * failureThreshold * 1_000)
  })

  test.each(['web', 'worker'])('%s selects its own pods only (OPS-04)', (role) => {
    const own = { 'app.kubernetes.io/component': role, 'app.kubernetes.io/instance': 'eat' }
    const deployment = find('Deployment', role)
    expect(deployment?.spec['selector']).toMatchObject({ matchLabels: own })
    expect(deployment?.spec['template']?.['metadata']).toMatchObject({ labels: own })
    expect(find('PodDisruptionBudget', role)?.spec['selector']).toMatchObject({ matchLabels: own })
    expect(find('NetworkPolicy', role)?.spec['podSelector']).toMatchObject({ matchLabels: own })
  })

  test('creates the tables before pods of the release start (OPS-04)', () => {
    const [job] = named('Job')
    expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
    const [container] = podOf(job).containers
    expect(container?.args).toEqual(['api/migrations/migrate-command.ts'])
  })

  test('allows requests from the ingress controller and Prometheus only (OPS-04)', () => {
    const ports = ({ spec }: Document) =>
      (spec['ingress'] as unknown as { ports: { port: string }[] }[]).flatMap((rule) =>
        rule.ports.map(({ port }) => port),
      )
    expect(named('NetworkPolicy').map(ports)).toEqual([['http', 'metrics'], ['metrics']])
    for (const { spec } of named('NetworkPolicy'))
      expect(spec['policyTypes']).toEqual(['Ingress', 'Egress'])
  })
})
