// `node api/app/start/prepare-database-command.ts`: writes the
// prepared database, which the first start copies, unless it is current.
import { prepareDatabase } from './prepare-database.ts'
import { isPrepared, preparedFolder } from './prepared-database.ts'

if (!(await isPrepared(preparedFolder))) await prepareDatabase(preparedFolder)
