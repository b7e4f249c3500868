// `npm run partner:list`: prints all partners, when their
// tokens were last used, and the state of their webhooks.
import { databaseOptionsOf, readConfig } from '../config.ts'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { toPartnerView } from '../staff/partner/partner-token-actions.ts'
import { openPartnerTokenStore } from '../staff/partner/partner-token-store.ts'

const partnersMax = 10_000
const everywhere = {
  everywhere: true,
  countries: [],
  merchantIDs: [],
  fleetIDs: [],
  scopes: [],
}

/** Returns a heading and one line for each partner. Tabs separate the columns. */
export async function listPartnerLines(database: Database): Promise<string[]> {
  const partners = await openPartnerTokenStore(database).list(everywhere, null, null, partnersMax)
  const heading = 'ID\tname\trole\tcountry\tmerchants\tmade\tlast used\twebhook\tstate'
  const lines = partners
    .map(toPartnerView)
    .map((partner) =>
      [
        partner.partnerID,
        partner.name,
        partner.role,
        partner.country,
        partner.merchantIDs?.join(',') ?? 'all',
        partner.createdAt,
        partner.lastUsedAt ?? 'never',
        partner.webhook,
        partner.revokedAt === null ? 'active' : 'revoked',
      ].join('\t'),
    )
  return [heading, ...lines]
}

async function listPartners(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase({ ...databaseOptionsOf(config), log: silentLog })
  try {
    await database.migrate()
    for (const line of await listPartnerLines(database)) console.log(line)
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  await listPartners().catch((error: unknown) => {
    console.error((error as Error).message)
    process.exitCode = 1
  })
}
