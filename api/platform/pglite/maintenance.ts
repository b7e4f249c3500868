// Maintenance that a PostgreSQL server does in the background,
// but PGlite does not: checkpoints, vacuum, analyze.

type RunQuery = (text: string) => Promise<(string | null)[][]>

// The number of changes after which maintenance checks what is due. A check runs
// two small queries. Under heavy use, this many changes take a few seconds.
const CHECK_AFTER_CHANGES = 1_000
// A checkpoint is written when the write-ahead log has this many bytes. After a crash, replaying
// such a log takes about a second.
const CHECKPOINT_BYTES = 64 * 1024 * 1024

// The thresholds for vacuum and analyze are those of PostgreSQL's autovacuum, but the minimum is
// 1,000 rows instead of 50.
const TABLES_TO_VACUUM = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) from pg_stat_user_tables
  where n_dead_tup > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 1000 + 0.1 * n_live_tup
  order by n_dead_tup desc limit 1`
const WAL_POSITION = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint`

/**
 * Counts changes and runs the maintenance that is due, in
 * short steps, so that statements do not wait long.
 */
export class Maintenance {
  readonly #runQuery: RunQuery
  #changes = 0
  #lastCheckpoint = 0

  constructor(runQuery: RunQuery) {
    this.#runQuery = runQuery
  }

  count(command: string, affected: number): void {
    if (affected > 0 && !command.startsWith('SELECT')) this.#changes++
  }

  get isDue(): boolean {
    return this.#changes >= CHECK_AFTER_CHANGES
  }

  /** Runs one step: a checkpoint if one is due, and the vacuum of at most one table. */
  async run(): Promise<void> {
    this.#changes = 0
    const position = Number((await this.#runQuery(WAL_POSITION))[0]?.[0])
    if (position - this.#lastCheckpoint > CHECKPOINT_BYTES) {
      await this.#runQuery('checkpoint')
      this.#lastCheckpoint = position
    }
    const table = (await this.#runQuery(TABLES_TO_VACUUM))[0]?.[0]
    if (table) await this.#runQuery(`vacuum (analyze) ${table}`)
  }
}
