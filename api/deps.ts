// What the API is given from outside: settings, engines,
// providers, the clock and the source of ids.
import type { Catalogue } from './catalogue/snapshot.ts'
import type { Config } from './config.ts'
import type { Bus } from './platform/events/bus.ts'
import type { Database } from './platform/database/database.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Relay } from './platform/events/outbox.ts'
import type { Geocoder } from './providers/geocoding/geocoder.ts'
import type { FlagReader } from './settings/flags.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import type { Messages } from './providers/messages/messages.ts'
import type { PaymentProvider } from './providers/payments/payment-provider.ts'

export type AppDeps = {
  config: Config
  log: Log
  database: Database
  jobs: Jobs
  bus: Bus
  relay: Relay
  catalogue: Catalogue
  geocoder: Geocoder
  /** From a file, or from any other OpenFeature provider. */
  flags: FlagReader
  /** Who delivers one-time codes; absent = the development inbox, where that is on. */
  messages?: Messages
  /** Who takes cards; absent = as the settings say. */
  paymentProvider?: PaymentProvider
  /** How long whoever asks for a picture waits for its painting, in milliseconds. */
  mediaPatienceMs?: number
  /** Absent = nobody watches. */
  telemetry?: Telemetry
  clock: () => Date
  /** A new id each time, sortable by time. */
  newID: () => string
  /** Holds every answer against its schema: tests do, production does not. */
  checkResponses?: boolean
}
