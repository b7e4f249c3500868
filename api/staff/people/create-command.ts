// `npm run staff:create`: prints the invite link of an administrator.
import { parseArgs } from 'node:util'
import { parseScope, staffRoles, type Scope } from '@tingkat/ordering/permissions'
import { databaseOptionsOf, readConfig } from '../../config.ts'
import { openLog } from '../../http/log.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { silentLog } from '../../platform/log.ts'
import { createFirstInvite, type FirstInvite } from './first-invite.ts'

const usage =
  'Usage: npm run staff:create -- --name "Mei Tan" --email mei@example.com --role platform_admin ' +
  '[--scope country:sg] [--again]'

/**
 * Parses the command's arguments. Throws an Error whose message says what is wrong.
 */
export function readInvite(args: string[]): FirstInvite {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { name: text, email: text, role: text, scope: text, again: { type: 'boolean' } },
  })
  const role = staffRoles.find((name) => name === values.role)
  const scope = values.scope ?? 'platform'
  if (!values.name?.trim()) throw new Error(`--name is missing. ${usage}`)
  if (!/^\S+@\S+$/.test(values.email ?? '')) throw new Error(`--email is missing. ${usage}`)
  if (!role) throw new Error(`--role must be one of ${staffRoles.join(', ')}. ${usage}`)
  if (!parseScope(scope)) throw new Error(`--scope must be like country:sg. ${usage}`)
  return {
    name: values.name.trim(),
    email: values.email ?? '',
    role,
    scope: scope as Scope,
    again: values.again ?? false,
  }
}

async function createStaff(): Promise<void> {
  const invite = readInvite(process.argv.slice(2))
  const config = readConfig(process.env)
  const database = await openDatabase({ ...databaseOptionsOf(config), log: silentLog })
  try {
    await database.migrate()
    const link = await createFirstInvite({ database, config, now: new Date() }, invite)
    openLog('info', process.stderr).info(
      { event: 'staff_invite', outcome: 'done', role: invite.role, scope: invite.scope },
      'security event',
    )
    console.log(`The link works once, for 72 hours. It is shown only now:\n${link}`)
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  await createStaff().catch((error: unknown) => {
    console.error((error as Error).message)
    process.exitCode = 1
  })
}
