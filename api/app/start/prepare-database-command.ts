// `node api/app/start/prepare-database-command.ts`: writes
// the prepared database, which the first start copies.
import { prepareDatabase } from './prepare-database.ts'
import { preparedFolder } from './prepared-database.ts'

await prepareDatabase(preparedFolder)
