// Tests that `npm run partner:create` prints the token once, and logs which partner was created.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'

const command = fileURLToPath(new URL('create-command.ts', import.meta.url))

test('prints the token, and logs the creation as a security event without the token', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-partner-'))
  const database = await emptyDatabase()
  const args = [command, '--name', 'Counter 1', '--role', 'merchant', '--country', 'sg']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...database.env(folder), NODE_ENV: 'test' },
    encoding: 'utf8',
    timeout: 120_000,
  })
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const partnerID = /^Partner (\S+) \(merchant, sg\)/m.exec(stdout)?.[1]
  const token = stdout.trim().split('\n').at(-1) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const line = stderr.split('\n').find((text) => text.includes('security event')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 30,
    time: expect.any(Number) as number,
    event: 'partner_creation',
    outcome: 'done',
    partner: partnerID,
    role: 'merchant',
    country: 'sg',
    msg: 'security event',
  })
  expect(stderr).not.toContain(token)
  expect(stderr).not.toContain('Counter')
})
