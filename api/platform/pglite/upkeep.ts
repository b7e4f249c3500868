// What a PostgreSQL server does in the background and the embedded one never does by itself: checkpoints, vacuum, analyze.

type Ask = (text: string) => Promise<(string | null)[][]>

// A check costs two small queries; a thousand changes are a few seconds of heavy use.
const CHECK_EVERY_CHANGES = 1_000
// How much log a crash may leave to replay (about a second), and how much disk it holds.
const CHECKPOINT_BYTES = 64 * 1024 * 1024

// The thresholds are those of PostgreSQL's own autovacuum, with a higher floor.
const NEEDY_TABLES = `select quote_ident(schemaname) || '.' || quote_ident(relname) from pg_stat_user_tables
  where n_dead_tup > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 1000 + 0.1 * n_live_tup
  order by n_dead_tup desc limit 1`

/** Counts changes; gives the next piece of upkeep that is due, one short piece at a time, so that statements never wait long. */
export class Upkeep {
  readonly #ask: Ask
  #changes = 0
  #lastCheckpoint = 0

  constructor(ask: Ask) {
    this.#ask = ask
  }

  count(command: string, affected: number): void {
    if (affected > 0 && !command.startsWith('SELECT')) this.#changes++
  }

  get isDue(): boolean {
    return this.#changes >= CHECK_EVERY_CHANGES
  }

  /** Does one piece: a checkpoint or the vacuum of one table. */
  async run(): Promise<void> {
    this.#changes = 0
    const position = Number(
      (
        await this.#ask(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint`)
      )[0]?.[0],
    )
    if (position - this.#lastCheckpoint > CHECKPOINT_BYTES) {
      await this.#ask('checkpoint')
      this.#lastCheckpoint = position
    }
    const table = (await this.#ask(NEEDY_TABLES))[0]?.[0]
    if (table) await this.#ask(`vacuum (analyze) ${table}`)
  }
}
