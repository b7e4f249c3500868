// The thread that runs the embedded engine. It handles one
// request at a time and prepares each statement once.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, protocol, type PGliteOptions } from '@electric-sql/pglite'
import { copyPrepared } from './copy-prepared.ts'
import { DurableFolder, syncFolder } from './durable-folder.ts'
import { Maintenance } from './maintenance.ts'
import type { Answer, EngineField, Reply, Request, WorkerSettings } from './messages.ts'

const { serialize } = protocol
if (!parentPort) throw new Error('This file runs as a thread of the server.')
const port = parentPort
// Maximum number of prepared statements. The server normally has fewer. When the number is
// exceeded, all prepared statements are deallocated.
const PREPARED_LIMIT = 200

type Message = { name: string; fields?: unknown[]; text?: string }
type Prepared = { name: string; fields: EngineField[] }

/**
 * The engine. At its start, PGlite would read the types of arrays, which takes a sixth of the time.
 * They are not needed, because the main thread parses the values of columns.
 */
class Engine extends PGlite {
  override _initArrayTypes(): Promise<void> {
    return Promise.resolve()
  }
}

const prepared = new Map<string, Prepared>()
let preparedCount = 0
const known = workerData as WorkerSettings | undefined
const compiled = known?.compiled ?? (await compileEngine())
const settings = known ?? (await receiveSettings())
const engine = await openEngine()
const maintenance = new Maintenance(async (text) => (await run(text, [])).rows)

async function createEngine(options: PGliteOptions): Promise<PGlite> {
  const created = new Engine(options)
  await created.waitReady
  return created
}

/** Declared here, because Node's types lack WebAssembly. */
type WithWebAssembly = { WebAssembly: { compile(bytes: Uint8Array): Promise<object> } }

function compileEngine(): Promise<object> {
  const { resolve } = createRequire(import.meta.url)
  const file = path.join(path.dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')
  const { WebAssembly } = globalThis as unknown as WithWebAssembly
  return WebAssembly.compile(fs.readFileSync(file))
}

/**
 * Returns the first message, which contains the settings of a thread that was created without
 * settings.
 */
function receiveSettings(): Promise<WorkerSettings> {
  return new Promise((resolve) => {
    port.once('message', resolve)
  })
}

async function openEngine(): Promise<PGlite> {
  const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
  // 8 MB of buffers instead of 128 MB save 150 MB of memory; the operating system caches
  // the files anyway. Statements find rows by key, so one generic plan suits all values.
  const tuning = ['-c', 'shared_buffers=8MB', '-c', 'plan_cache_mode=force_generic_plan']
  const base = PGlite.defaultStartParams as readonly string[]
  const folder = settings.folder
  if (folder === undefined) {
    const dump = settings.dump
    return await createEngine({
      pgliteWasmModule: compiled,
      startParams: [...base, ...tuning],
      ...(dump ? { loadDataDir: readDump(dump) } : {}),
    })
  }
  const isNew = !fs.existsSync(`${folder}/PG_VERSION`)
  const isCopied = isNew && settings.prepared ? copyPrepared(settings.prepared, folder) : false
  const opened = await createEngine({
    pgliteWasmModule: compiled,
    fs: new DurableFolder(folder, settings.syncs),
    startParams: [...base.filter((parameter) => parameter !== '-F'), ...durable, ...tuning],
    onStderr: stopOnPanic,
    ...(isNew && !isCopied && settings.dump ? { loadDataDir: readDump(settings.dump) } : {}),
  })
  if (isNew && !isCopied) syncFolder(folder)
  return opened
}

function readDump(file: string): Blob {
  return new Blob([fs.readFileSync(file)])
}

// Ends this thread after a PANIC, for example when the disk is full. PGlite would loop forever,
// while a PostgreSQL server ends its process. The next start replays the write-ahead log, so no
// commit is lost.
function stopOnPanic(line: string): boolean {
  const panic = /PANIC: +(.*)/.exec(line)
  if (panic) {
    port.postMessage({ panic: panic[1] })
    process.exit(70)
  }
  return false
}

async function send(parts: Uint8Array[]): Promise<Message[]> {
  const { messages } = await engine.execProtocol(Buffer.concat(parts), { syncToFs: false })
  return messages
}

function fieldsOf(messages: Message[]): EngineField[] {
  const description = messages.find((message) => message.name === 'rowDescription')
  const fields = (description?.fields ?? []) as { name: string; dataTypeID: number }[]
  return fields.map((field) => ({ name: field.name, type: field.dataTypeID }))
}

async function deallocatePrepared(): Promise<void> {
  if (prepared.size === 0) return
  prepared.clear()
  await send([serialize.query('DEALLOCATE ALL')])
}

async function prepare(text: string): Promise<Prepared> {
  const existing = prepared.get(text)
  if (existing) return existing
  if (prepared.size >= PREPARED_LIMIT) await deallocatePrepared()
  const name = `s${++preparedCount}`
  const messages = await send([
    serialize.parse({ name, text }),
    serialize.describe({ type: 'S', name }),
    serialize.sync(),
  ])
  const statement = { name, fields: fieldsOf(messages) }
  prepared.set(text, statement)
  return statement
}

async function run(text: string, values: (string | null)[]): Promise<Reply> {
  if (values.length > 0 || /^\s*(select|insert|update|delete|with)\b/i.test(text)) {
    const { name, fields } = await prepare(text)
    const messages = await send([
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    ])
    return toReply(fields, messages)
  }
  const messages = await send([
    serialize.parse({ text }),
    serialize.bind({}),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
  const reply = toReply(fieldsOf(messages), messages)
  // Prepared statements are dropped, because they may
  // return other columns after a table has changed.
  if (/^(CREATE|ALTER|DROP)/.test(reply.command)) await deallocatePrepared()
  return reply
}

async function runScript(text: string): Promise<Reply> {
  const messages = await send([serialize.query(text)])
  const results: Reply[] = []
  let current: Message[] = []
  for (const message of messages) {
    current.push(message)
    if (message.name !== 'commandComplete') continue
    results.push(toReply(fieldsOf(current), current))
    current = []
  }
  await deallocatePrepared()
  return { fields: [], rows: [], command: '', affected: 0, results }
}

function toReply(fields: EngineField[], messages: Message[]): Reply {
  const rows: (string | null)[][] = []
  let command = ''
  for (const message of messages) {
    if (message.name === 'dataRow') rows.push(message.fields as (string | null)[])
    else if (message.name === 'commandComplete') command = message.text ?? ''
  }
  const affected = Number(command.split(' ').at(-1))
  return { fields, rows, command, affected: Number.isNaN(affected) ? 0 : affected }
}

async function handle(request: Request): Promise<Reply> {
  const emptyReply: Reply = { fields: [], rows: [], command: '', affected: 0 }
  if (request.kind === 'run') return await run(request.text, request.values)
  if (request.kind === 'script') return await runScript(request.text)
  if (request.kind === 'dump') {
    const dump = await engine.dumpDataDir('none')
    fs.writeFileSync(request.file, Buffer.from(await dump.arrayBuffer()))
    return emptyReply
  }
  await engine.close()
  return emptyReply
}

async function answerRequest(request: Request): Promise<void> {
  try {
    const reply = await handle(request)
    port.postMessage({ id: request.id, reply })
    maintenance.count(reply.command, reply.affected)
    if (maintenance.isDue && request.kind !== 'close' && !engine.isInTransaction()) await maintain()
  } catch (error) {
    // Rolls back, because a failed script may leave a
    // transaction open, and the next request would run in it.
    if (!request.inTransaction && engine.isInTransaction())
      await send([serialize.query('ROLLBACK')]).catch(() => {})
    port.postMessage({ id: request.id, error: describeError(error) })
  }
}

// Runs maintenance after a request was answered. If a
// step fails, it is tried again after further changes.
async function maintain(): Promise<void> {
  try {
    await maintenance.run()
  } catch (error) {
    port.postMessage({ maintenanceFailed: (error as Error).message })
  }
}

function describeError(error: unknown) {
  const { message, code, severity, detail, hint, constraint, table, column } = error as Record<
    string,
    string
  >
  return { message, code, severity, detail, hint, constraint, table, column }
}

let lastRequest: Promise<void> = Promise.resolve()
port.on('message', (request: Request) => {
  lastRequest = lastRequest.then(() => answerRequest(request))
})
port.postMessage({ ready: true, compiled } satisfies Answer)
