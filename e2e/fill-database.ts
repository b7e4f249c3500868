// `node e2e/fill-database.ts FILE`: fills the database of the journeys with the demo catalogues,
// the test catalogue, two managers and a courier fleet. The server's environment variables select
// the database. Writes the managers' invites and the fleet's token to FILE.
import { writeFileSync } from 'node:fs'
import { findPrepared } from '@tingkat/api/app/start/prepared-database'
import { demoFiles, importDemos } from '@tingkat/api/catalogue/demo-import'
import { importCatalogue } from '@tingkat/api/catalogue/import-actions'
import { CatalogueStore } from '@tingkat/api/catalogue/store'
import { createPurges } from '@tingkat/api/cdn/purges'
import { databaseOptionsOf, readConfig } from '@tingkat/api/config'
import { issueToken } from '@tingkat/api/partner/credentials'
import { openPartnerStore } from '@tingkat/api/partner/store'
import { openDatabase } from '@tingkat/api/platform/database/database'
import { silentLog as log } from '@tingkat/api/platform/log'
import { PgliteEngine } from '@tingkat/api/platform/pglite/pglite'
import { createFirstInvite } from '@tingkat/api/staff/people/first-invite'
import { testCatalogue } from './test-catalogue.ts'

// Journeys refer to these managers by name.
const managers = [
  { name: 'Kavita Nair', email: 'kavita@senja.example' },
  { name: 'Mei Ling', email: 'mei-ling@senja.example' },
]

const now = new Date()
const config = readConfig(process.env)
const prepared = await findPrepared(config)
const engine = prepared ? new PgliteEngine({ dataDir: config.dataDir, prepared, log }) : undefined
const database = await openDatabase({ ...databaseOptionsOf(config), engine, log })
try {
  await database.migrate()
  const purges = createPurges({ hasCdn: false, clock: () => now })
  const store = new CatalogueStore(database.kysely, purges)
  await importDemos(store, demoFiles)
  const result = await importCatalogue(store, testCatalogue)
  if (!('version' in result))
    throw new Error(`The test catalogue was refused: ${JSON.stringify(result)}`)
  const invites: string[] = []
  for (const manager of managers) {
    const role = { role: 'merchant_manager', scope: 'merchant:sg-m1', again: false } as const
    invites.push(await createFirstInvite({ database, config, now }, { ...manager, ...role }))
  }
  const fleetToken = await issueToken(openPartnerStore(database), {
    partnerID: 'partner-fleet',
    name: 'Fleet',
    role: 'courier',
    country: 'sg',
    merchantIDs: null,
  })
  writeFileSync(process.argv[2] ?? '', JSON.stringify({ invites, fleetToken }))
} finally {
  await database.close()
}
