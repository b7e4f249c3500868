// Commands end in time, with their children, and what they said is kept within bounds.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.mjs'

const run = (script: string, seconds = 10) =>
  runCommand(process.execPath, ['-e', script], { cwd: process.cwd(), env: process.env, seconds })

test('the exit code and both streams come back', async () => {
  const end = await run("console.log('out'); console.error('err'); process.exitCode = 3")
  expect(end).toMatchObject({ code: 3, outOfTime: false })
  expect(end.output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

test('a command past its limit is ended together with the child that it started', async () => {
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log(child.pid)
    setInterval(() => {}, 1000)`
  const end = await run(script, 0.5)
  expect(end.outOfTime).toBe(true)
  const child = Number(end.output.trim())
  expect(child).toBeGreaterThan(0)
  await expect.poll(() => isAlive(child)).toBe(false)
})

test('only the end of a long output is kept', async () => {
  const { output } = await run("process.stdout.write('a'.repeat(300_000) + 'end')")
  expect(output).toHaveLength(200_000)
  expect(output.endsWith('end')).toBe(true)
})

test('a program that does not exist is told, not thrown', async () => {
  const end = await runCommand('/no/such/program', [], {
    cwd: process.cwd(),
    env: process.env,
    seconds: 5,
  })
  expect(end).toMatchObject({ code: null, outOfTime: false })
  expect(end.output).toContain('ENOENT')
})

/** A zombie that nobody has waited for is dead too, so its state is read where the system shows it. */
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
