// The thread that runs the embedded engine, one message after the other; statements with values are prepared once.
import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, protocol } from '@electric-sql/pglite'
import { DurableFolder, syncFolder } from './durable-folder.ts'
import { Upkeep } from './upkeep.ts'
import type { EngineField, Reply, Request, WorkerSettings } from './messages.ts'

const { serialize } = protocol
if (!parentPort) throw new Error('This file runs as a thread of the server.')
const port = parentPort
const settings = workerData as WorkerSettings
// More shapes of statements than the product has; beyond it the oldest is forgotten.
const PREPARED_LIMIT = 200

type Message = { name: string; fields?: unknown[]; text?: string }
type Prepared = { name: string; fields: EngineField[] }

const prepared = new Map<string, Prepared>()
let preparedCount = 0
const engine = await openEngine()
const upkeep = new Upkeep(async (text) => (await run(text, [])).rows)

async function openEngine(): Promise<PGlite> {
  const durable = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
  // 8 MB of buffers instead of 128: the operating system caches the files anyway, and it saves 150 MB of memory.
  // Statements are few and look rows up by key, so a plan for all values is as good as one for each, and is made once.
  const settled = ['-c', 'shared_buffers=8MB', '-c', 'plan_cache_mode=force_generic_plan']
  const base = PGlite.defaultStartParams as readonly string[]
  const folder = settings.folder
  if (folder === undefined) {
    const dump = settings.dump
    return await PGlite.create({
      startParams: [...base, ...settled],
      ...(dump ? { loadDataDir: new Blob([fs.readFileSync(dump)]) } : {}),
    })
  }
  const isNew = !fs.existsSync(`${folder}/PG_VERSION`)
  const opened = await PGlite.create({
    fs: new DurableFolder(folder, settings.syncs),
    startParams: [...base.filter((parameter) => parameter !== '-F'), ...durable, ...settled],
    onStderr: stopOnPanic,
  })
  if (isNew) syncFolder(folder)
  return opened
}

// After a PANIC (a full disk under the log) the engine would spin for ever on dead memory. Ending the thread instead
// is what the server does: the next start replays the log, and what was answered is there.
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

async function forgetPrepared(): Promise<void> {
  if (prepared.size === 0) return
  prepared.clear()
  await send([serialize.query('DEALLOCATE ALL')])
}

async function prepare(text: string): Promise<Prepared> {
  const known = prepared.get(text)
  if (known) return known
  if (prepared.size >= PREPARED_LIMIT) await forgetPrepared()
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
    return answer(fields, messages)
  }
  const messages = await send([
    serialize.parse({ text }),
    serialize.bind({}),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
  const reply = answer(fieldsOf(messages), messages)
  // A changed table may give a prepared statement other columns than it was described with.
  if (/^(CREATE|ALTER|DROP)/.test(reply.command)) await forgetPrepared()
  return reply
}

async function runScript(text: string): Promise<Reply> {
  const messages = await send([serialize.query(text)])
  const results: Reply[] = []
  let current: Message[] = []
  for (const message of messages) {
    current.push(message)
    if (message.name !== 'commandComplete') continue
    results.push(answer(fieldsOf(current), current))
    current = []
  }
  await forgetPrepared()
  return { fields: [], rows: [], command: '', affected: 0, results }
}

function answer(fields: EngineField[], messages: Message[]): Reply {
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
  const nothing: Reply = { fields: [], rows: [], command: '', affected: 0 }
  if (request.kind === 'run') return await run(request.text, request.values)
  if (request.kind === 'script') return await runScript(request.text)
  if (request.kind === 'dump') {
    const dump = await engine.dumpDataDir('none')
    fs.writeFileSync(request.file, Buffer.from(await dump.arrayBuffer()))
    return nothing
  }
  await engine.close()
  return nothing
}

async function answerRequest(request: Request): Promise<void> {
  try {
    const reply = await handle(request)
    port.postMessage({ id: request.id, reply })
    upkeep.count(reply.command, reply.affected)
    if (upkeep.isDue && request.kind !== 'close' && !engine.isInTransaction()) await keepUp()
  } catch (error) {
    // A failed script of several statements may leave its own transaction open: the next in line must not fall into it.
    if (!request.owned && engine.isInTransaction())
      await send([serialize.query('ROLLBACK')]).catch(() => {})
    port.postMessage({ id: request.id, error: describeError(error) })
  }
}

// What was asked is answered already; a failing piece of upkeep is tried again later.
async function keepUp(): Promise<void> {
  try {
    await upkeep.run()
  } catch (error) {
    port.postMessage({ upkeepFailed: (error as Error).message })
  }
}

function describeError(error: unknown) {
  const { message, code, severity, detail, hint, constraint, table, column } = error as Record<
    string,
    string
  >
  return { message, code, severity, detail, hint, constraint, table, column }
}

let turn: Promise<void> = Promise.resolve()
port.on('message', (request: Request) => {
  turn = turn.then(() => answerRequest(request))
})
port.postMessage({ ready: true })
