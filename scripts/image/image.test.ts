// Tests of the container image: the rules of the Dockerfile, and in the long run the image's files,
// from which the server starts as another user on a read-only root.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../machine/node.mjs'

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

test('the last stage has no base image and does not run as root (OPS-01)', () => {
  expect(lastStage).toMatch(/^FROM scratch$/m)
  expect(lastStage).toMatch(/^USER 65532:65532$/m)
  expect(lastStage).not.toMatch(/^RUN /m)
  expect(lastStage).toMatch(/^HEALTHCHECK /m)
  expect(lastStage).toMatch(/^ENTRYPOINT \["\/usr\/local\/bin\/node"\]$/m)
  expect(dockerfile).not.toMatch(/:latest\b/)
  expect(dockerfile).toMatch(/^ARG BUILD_IMAGE=\S+:\d+\.\d+\.\d+-\S+$/m)
})

test('files that may contain secrets or data are not in the build context (OPS-01)', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  for (const path of ['.git', '**/.env*', '**/data', '**/node_modules', 'ops'])
    expect(ignored).toContain(path)
})

const canBuild = Boolean(process.env.TEST_LONG) && process.platform === 'linux'
const folder = mkdtempSync(join(tmpdir(), 'tingkat-image-'))
const image = join(folder, 'root')
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

describe.runIf(canBuild)('the file system of the image', () => {
  test('has at most 350 MB, no shell and no package manager (OPS-01)', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/image/build-root.mjs'), image],
      { encoding: 'utf8', timeout: 300_000 },
    )
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const files = readdirSync(image, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(350_000_000)
    const programs = files.filter((file) => /\/s?bin\/[^/]+$/.test(file.slice(image.length)))
    expect(programs.filter((file) => !file.includes('/node_modules/'))).toEqual([
      join(image, 'usr/local/bin/node'),
    ])
    for (const left of ['bench', 'e2e', 'node_modules/typescript', 'node_modules/vite'])
      expect(existsSync(join(image, 'app', left)), left).toBe(false)
    const sbom = JSON.parse(
      readFileSync(join(image, 'usr/share/sbom/tingkat.cdx.json'), 'utf8'),
    ) as { components: { name: string; version: string }[] }
    expect(sbom.components).toContainEqual(expect.objectContaining({ name: 'fastify' }))
    expect(sbom.components).toContainEqual(
      expect.objectContaining({ name: 'node', version: process.version.slice(1) }),
    )
  })

  test.runIf(process.getuid?.() === 0)(
    'starts as user 65532 on a read-only root and serves pages (OPS-01)',
    { timeout: 300_000 },
    async () => {
      const port = await freePort()
      const settings = {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://tingkat.test',
        SECRET_KEY: 'only-for-this-test-0123456789012345',
        DATA_DIR: '/data',
        MEDIA_DIR: '/media',
        HOST: '127.0.0.1',
        PORT: `${port}`,
        SHUTDOWN_DELAY_MS: '0',
      }
      const server = spawn(
        join(root, 'scripts/image/run-root.sh'),
        [
          image,
          ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
          'server/main.ts',
        ],
        { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
      )
      let output = ''
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (part: Buffer) => {
          output += part.toString()
        })
      const ended = new Promise((resolve) => server.on('exit', resolve))
      try {
        const url = `http://127.0.0.1:${port}`
        const isReady = () =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => output,
          )
        await expect.poll(isReady, { timeout: 240_000 }).toBe(200)
        const page = await fetch(`${url}/sg/en`)
        expect(page.status).toBe(200)
        expect(await page.text()).toContain('</html>')
      } finally {
        // The server runs under `unshare`, which does not forward signals, so the whole process
        // group is killed.
        process.kill(-(server.pid ?? 0), 'SIGKILL')
        await ended
      }
    },
  )
})
