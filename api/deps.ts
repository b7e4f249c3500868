// The dependencies that the API's parts get passed: settings, log, database, bus, catalogue,
// providers, clock and ids.
import type { Catalogue } from './catalogue/snapshot.ts'
import type { Config } from './config.ts'
import type { Bus } from './platform/events/bus.ts'
import type { Database } from './platform/database/database.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Relay } from './platform/events/outbox.ts'
import type { Gazetteer } from './providers/geocoding/gazetteer.ts'
import type { Geocoder } from './providers/geocoding/geocoder.ts'
import type { FlagReader } from './settings/flags.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import type { MessageProvider } from './providers/messages/message-provider.ts'
import type { PaymentProvider } from './providers/payments/payment-provider.ts'

export type AppDeps = {
  config: Config
  log: Log
  database: Database
  jobs: Jobs
  bus: Bus
  /**
   * Publishes the events of the outbox. Call `nudge` after a commit that wrote to the outbox, so
   * that the events are published at once.
   */
  relay: Pick<Relay, 'nudge'>
  catalogue: Catalogue
  geocoder: Geocoder
  /**
   * Verifies delivery addresses. Also answers address searches unless the settings name another
   * geocoder.
   */
  gazetteer: Gazetteer
  /** Reads feature flags from a file or from another OpenFeature provider. */
  flags: FlagReader
  /** Sends one-time codes. If undefined, the provider in the settings is used. */
  messageProvider?: MessageProvider
  /** Charges cards. If undefined, the provider in the settings is used. */
  paymentProvider?: PaymentProvider
  /** Records traces and metrics. If undefined, none are recorded. */
  telemetry?: Telemetry
  /**
   * Resolves when the server has started completely. Until then, requests wait for what they need.
   * If undefined, requests do not wait.
   */
  started?: Promise<void>
  clock: () => Date
  /** Returns a new id, sortable by time. */
  newID: () => string
  /**
   * How long a call of an AI agent to `/mcp` may take, in milliseconds. If undefined, ten seconds.
   */
  agentCallMs?: number
  /** Validates every response against its schema, for tests. */
  checkResponses?: boolean
}
