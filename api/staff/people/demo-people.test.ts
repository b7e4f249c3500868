// Tests of the demo people of a development server.
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { paths } from '@tingkat/contract/paths'
import { staffRoles } from '@tingkat/ordering/permissions'
import { expect, test } from 'vitest'
import { issueSimulatorTokens } from '../../partner/simulator-partners.ts'
import { openTestApp } from '../../testing/app.ts'
import { createDemoPeople, demoAddressOf } from './demo-people.ts'

test('there is a demo person for each role, who logs in with a code of the inbox (OPS-27)', async () => {
  const { app, database, deps, close } = await openTestApp()
  await issueSimulatorTokens(database)
  const addresses = await createDemoPeople(database, deps.clock())
  expect(addresses).toEqual(staffRoles.map(demoAddressOf))
  expect(await createDemoPeople(database, deps.clock())).toEqual(addresses)
  const { rows } = await database.query<{ role: string; country: string | null }>(
    `select m.role, m.country from membership m join person p on p.id = m.person_id
     where p.email like '%@demo.tingkat.invalid'`,
  )
  expect(rows.map(({ role }) => role).toSorted()).toEqual([...staffRoles].toSorted())
  expect(rows.filter((row) => row.country !== null && row.country !== 'sg')).toEqual([])

  const post = async (url: string, payload: object) =>
    await app.inject({ method: 'POST', url, payload })
  const address = demoAddressOf('merchant_manager')
  const sent = await post(staffPaths.loginCodes, { address, countryCode: 'sg' })
  const { codeID } = sent.json<{ codeID: string }>()
  const readCode = async () => {
    const { messages } = (await app.inject(`${paths.inbox}?codeID=${codeID}`)).json<{
      messages: { text: string }[]
    }>()
    return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0]
  }
  // The message with the log-in code is sent after the response, so the test waits for it.
  await expect.poll(readCode).toBeDefined()
  const session = await post(staffPaths.login, {
    codeID,
    code: await readCode(),
    console: 'kitchen',
  })
  expect(session.json()).toMatchObject({
    name: 'Demo merchant manager',
    memberships: [{ role: 'merchant_manager', scope: expect.stringMatching(/^merchant:/) }],
  })
  await close()
})
