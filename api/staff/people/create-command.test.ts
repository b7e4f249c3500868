// Tests of `npm run staff:create`, and of the link that a development server prints.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/app.ts'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { readInvite } from './create-command.ts'
import { createDevelopmentLink, createFirstInvite } from './first-invite.ts'

const command = fileURLToPath(new URL('create-command.ts', import.meta.url))
const mei = ['--name', 'Mei Tan', '--email', 'Mei@Example.com', '--role', 'platform_admin']

test('prints the link, and logs neither the link nor the person (STAFF-02)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-staff-'))
  const database = await emptyDatabase()
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...mei], {
    env: { ...process.env, ...database.env(folder), NODE_ENV: 'test' },
    encoding: 'utf8',
    timeout: 120_000,
  })
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const [link = ''] = /http:\/\/localhost:3000\/desk\/invite#[\w-]{43}/.exec(stdout) ?? []
  expect(link).not.toBe('')
  expect(stderr).toContain('staff_invite')
  expect(stderr).not.toContain(link.split('#')[1])
  expect(stderr.toLowerCase()).not.toContain('mei')
})

test.each([
  [[], '--name'],
  [['--name', 'Mei', '--email', 'mei', '--role', 'auditor'], '--email'],
  [['--name', 'Mei', '--email', 'm@e.com', '--role', 'king'], '--role'],
  [[...mei, '--scope', 'city:x'], '--scope'],
])('refuses %j', (args, named) => {
  expect(() => readInvite(args)).toThrow(named)
})

test('refuses while an administrator is active, unless told to create another (STAFF-02)', async () => {
  const testApp = await openTestApp({ countries: [] })
  const { app, database, deps } = testApp
  const ports = { database, config: deps.config, now: deps.clock() }
  const accept = async (link: string) =>
    await app.inject({
      method: 'POST',
      url: staffPaths.inviteAccept,
      payload: { token: link.split('#')[1], console: 'desk' },
    })
  // An administrator who has not yet accepted the invite does not prevent another invite.
  const [first, second] = [
    await createFirstInvite(ports, readInvite(mei)),
    await createFirstInvite(ports, readInvite(mei)),
  ]
  expect(second).not.toBe(first)
  expect((await accept(first)).json()).toMatchObject({
    name: 'Mei Tan',
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
  await expect(createFirstInvite(ports, readInvite(mei))).rejects.toThrow('--again')
  await expect(createFirstInvite(ports, readInvite([...mei, '--again']))).resolves.toMatch(/#/)
  const link = await createDevelopmentLink(ports)
  expect((await accept(link)).json()).toMatchObject({ name: 'Mei Tan', method: 'invite' })
  expect((await accept(link)).statusCode).toBe(410)
  await testApp.close()
})
