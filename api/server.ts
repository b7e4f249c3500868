// Serves the API on a port, without pages, for a deployment that serves pages elsewhere.
import { problemOf } from '@tingkat/contract/problem'
import { readConfig } from './config.ts'
import { sendProblem } from './http/errors.ts'
import { closeOnSignals, exitWithError, listen } from './http/listen.ts'
import { openLog } from './http/log.ts'

try {
  // Only this line of the program reads the environment.
  // oxlint-disable-next-line node/no-process-env
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  // Imported only now, so that invalid settings are reported before the whole program is loaded.
  const { startApi } = await import('./start.ts')
  const { app, finish, close } = await startApi(config, log)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problemOf('not_found')))
  closeOnSignals(app, close, { delayMs: config.shutdownDelayMs, log })
  try {
    const address = await listen(app, config)
    log.info({ address }, 'the API is listening')
    await finish()
  } catch (error) {
    await close()
    throw error
  }
} catch (error) {
  exitWithError(error)
}
