// Orders and kept answers are packed by lz4 where the server has it: packing both by PostgreSQL's own method was a tenth of what an order cost it.
import { sql, type Kysely } from 'kysely'

// Rows that are there stay as they are and are read as before. The embedded engine knows its own method alone.
const statement = `do $$ begin
  if exists (select 1 from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)) then
    execute 'alter table orders alter column doc set compression lz4';
    execute 'alter table idempotency_key alter column answer set compression lz4';
  end if;
end $$`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}
