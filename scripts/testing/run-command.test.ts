// Tests that a command and its children end within the time-out, and that the length of its output
// is limited.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.mjs'

const run = (script: string, seconds = 10) =>
  runCommand(process.execPath, ['-e', script], { cwd: process.cwd(), env: process.env, seconds })

test('returns the exit code and both streams', async () => {
  const end = await run("console.log('out'); console.error('err'); process.exitCode = 3")
  expect(end).toMatchObject({ code: 3, outOfTime: false })
  expect(end.output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

test('ends a command past its time limit together with its child process', async () => {
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log(child.pid)
    setInterval(() => {}, 1000)`
  const end = await run(script, 5)
  expect(end.outOfTime).toBe(true)
  const child = Number.parseInt(end.output)
  expect(child).toBeGreaterThan(0)
  await expect.poll(() => isAlive(child)).toBe(false)
})

test.skipIf(process.platform === 'win32')(
  'measures processor time of child processes',
  async () => {
    const loop = 'for (let count = 0; count < 1_000_000_000; count++);'
    const { cpuSeconds } = await run(
      `require('node:child_process').spawnSync(process.execPath, ['-e', '${loop}'])`,
    )
    expect(cpuSeconds).toBeGreaterThan(0.2)
  },
)

test('keeps only the end of a long output', async () => {
  const { output } = await run("process.stdout.write('a'.repeat(300_000) + 'end')")
  expect(output).toHaveLength(200_000)
  expect(output.endsWith('end')).toBe(true)
})

test('reports a missing program without throwing', async () => {
  const end = await runCommand('/no/such/program', [], {
    cwd: process.cwd(),
    env: process.env,
    seconds: 5,
  })
  expect(end.code).not.toBe(0)
  expect(end.outOfTime).toBe(false)
  expect(end.output).toContain('/no/such/program')
})

/**
 * Whether the process runs. Also reads /proc, because a dead process keeps its id
 * while it is a zombie.
 */
function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  return !/^State:\s+Z/m.test(readStatus(pid))
}

function readStatus(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return 'State: Z'
  }
}
