// `npm run partner:create`: stores a new partner and prints its token.
import { parseArgs } from 'node:util'
import { tokenRoles } from '@tingkat/contract/partner'
import { findCountry } from '@tingkat/ordering/country/country'
import { uuidv7 } from 'uuidv7'
import { databaseOptionsOf, readConfig } from '../config.ts'
import { openLog } from '../http/log.ts'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { issueToken } from './credentials.ts'
import { openPartnerStore, type NewPartner } from './store.ts'

const usage =
  'Usage: npm run partner:create -- --name "Counter 1" --role ' +
  'merchant|courier|operator|chatbot|printer --country sg [--merchants id,id]'

/** Parses the command's arguments. Throws an Error whose message says which argument is wrong. */
export function readPartner(args: string[], partnerID: string): Omit<NewPartner, 'tokenHash'> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: { name: text, role: text, country: text, merchants: text },
  })
  const role = tokenRoles.find((partnerRole) => partnerRole === values.role)
  const country = findCountry(values.country)
  if (!values.name?.trim()) throw new Error(`--name is missing. ${usage}`)
  if (!role) throw new Error(`--role must be ${tokenRoles.join(' or ')}. ${usage}`)
  if (!country) throw new Error(`--country must be a country that is served. ${usage}`)
  const merchantIDs = values.merchants
    ?.split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  if (merchantIDs?.length === 0)
    throw new Error(`--merchants is empty; omit it for every merchant of the country. ${usage}`)
  return {
    partnerID,
    name: values.name.trim(),
    role,
    country: country.code,
    merchantIDs: merchantIDs ?? null,
  }
}

async function createPartner(): Promise<void> {
  const partner = readPartner(process.argv.slice(2), `partner-${uuidv7()}`)
  const config = readConfig(process.env)
  const database = await openDatabase({ ...databaseOptionsOf(config), log: silentLog })
  try {
    await database.migrate()
    const token = await issueToken(openPartnerStore(database), partner)
    const { partnerID, role, country } = partner
    openLog('info', process.stderr).info(
      { event: 'partner_creation', outcome: 'done', partner: partnerID, role, country },
      'security event',
    )
    console.log(
      `Partner ${partner.partnerID} (${partner.role}, ${partner.country}). Its token is shown only now:\n${token}`,
    )
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  await createPartner().catch((error: unknown) => {
    console.error((error as Error).message)
    process.exitCode = 1
  })
}
