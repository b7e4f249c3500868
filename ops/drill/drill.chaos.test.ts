// Runs the short form of the drill, in `npm run test:long` only.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { obtainPrograms } from './programs.ts'

// The drill starts PostgreSQL itself, so the tests run it only once and not for each database
// engine.
const isWanted = process.env.TEST_LONG && process.env.TEST_ENGINE === 'postgres'
const missing = isWanted ? obtainPrograms() : 'part of the long run'
if (isWanted && missing) console.log(`drill skipped: ${missing}`)

test.skipIf(missing)(
  'killed nodes, a failover, a rolling restart and a restore lose nothing (OPS-14 OPS-16 OPS-18)',
  async () => {
    const program = join(import.meta.dirname, 'main.ts')
    const drill = spawn(process.execPath, [program, '--short'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [drill.stdout, drill.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
      })
    const code = await new Promise((resolve) => drill.once('close', resolve))
    expect(output).toContain('| rolling restart |')
    expect({ code, output }).toMatchObject({ code: 0 })
  },
)
