// Tests of the embedded engine on disk: durability, the folder lock and a full disk.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testEngine } from '../../testing/engine.ts'
import { quickStart } from '../../testing/server-process.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { silentLog } from '../log.ts'

const program = (name: string) => path.join(import.meta.dirname, '../../testing', name)

const isLong = Boolean(process.env.TEST_LONG)

const dump = process.env.TINGKAT_TEST_DUMP

let folder: string
const open = () => openDatabase({ dataDir: folder, ...(dump && { dump }), log: silentLog })
const using = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
const idsIn = (database: Database) =>
  database
    .query<{ id: string }>('select id from merchant')
    .then(({ rows }) => rows.map((row) => row.id))

/**
 * Starts a process that writes rows. `output` has the lines that the process has printed so far.
 */
function startWriter(first?: number): {
  child: ChildProcess
  output: string[]
  lines: (count: number) => Promise<void>
} {
  const child = spawn(process.execPath, [
    ...quickStart,
    program('write-rows.ts'),
    folder,
    ...(first === undefined ? [] : [String(first)]),
  ])
  const output: string[] = []
  const waiters: { count: number; resolve: () => void }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line)
    for (const waiter of waiters) if (output.length >= waiter.count) waiter.resolve()
  })
  const lines = (count: number) =>
    new Promise<void>((resolve) => {
      if (output.length >= count) resolve()
      else waiters.push({ count, resolve })
    })
  return { child, output, lines }
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

const mountable = ['-m', '-rm'].find(
  (flag) => spawnSync('unshare', [flag, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0,
)

// These tests concern only the embedded engine.
describe.runIf(testEngine === 'pglite')('on a data folder', () => {
  let template: string
  beforeAll(async () => {
    folder = template = mkdtempSync(path.join(tmpdir(), 'tingkat-ready-'))
    await using((database) => database.migrate())
  })
  afterAll(() => rmSync(template, { recursive: true, force: true }))
  beforeEach(() => {
    // Creating a database takes seconds, so each test copies one that was created before.
    folder = mkdtempSync(path.join(tmpdir(), 'tingkat-folder-'))
    cpSync(template, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Expects that neither this nor another process can open the folder, which this process uses. */
  async function expectRefusal(): Promise<void> {
    const control = path.join(folder, 'postgres/global/pg_control')
    const readFiles = () => [
      statSync(control).mtimeMs,
      readFileSync(path.join(folder, 'server.pid'), 'utf8'),
    ]
    const before = readFiles()
    const second = spawnSync(process.execPath, [program('write-rows.ts'), folder], {
      encoding: 'utf8',
    })
    expect(second.status).toBe(1)
    expect(second.stderr).toBe(
      `Another Tingkat server (pid ${process.pid}) is using the data folder ${folder}.\n`,
    )
    await expect(open()).rejects.toThrow(/is using the data folder/)
    expect(readFiles()).toEqual(before)
  }

  test('syncs every commit but no read, refuses a second process, keeps all rows', async () => {
    await using(async (database) => {
      const before = database.syncs()!
      for (let row = 0; row < 10; row++) {
        await database.query(`insert into merchant values ('sg', $1, 1, '{}')`, [String(row)])
        expect(database.syncs()).toBe(before + row + 1)
      }
      await database.kysely.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('merchant').where('id', '=', '0').execute()
        await transaction.deleteFrom('merchant').where('id', '=', '1').execute()
      })
      expect(database.syncs()).toBe(before + 11)
      await database.query('select * from merchant')
      expect(database.syncs()).toBe(before + 11)
      await expectRefusal()
    })
    expect(await using(idsIn)).toHaveLength(8)
  })

  const kills = isLong ? 3 : 1
  test('kill -9 neither loses nor duplicates a committed row', async () => {
    const committed: string[] = []
    for (let round = 0; round < kills; round++) {
      const { child, output, lines } = startWriter(round * 100_000)
      await lines(60 + round * 25)
      await kill(child)
      committed.push(...output.filter((line) => line !== 'open'))
    }
    const stored = await using(idsIn)
    expect(committed.length).toBeGreaterThan(50 * kills)
    expect(new Set(stored).size).toBe(stored.length)
    expect(committed.filter((id) => !stored.includes(id))).toEqual([])
    // Each kill may leave one committed row that the writer had not reported yet.
    expect(stored.length - committed.length).toBeLessThanOrEqual(kills)
  })

  test.runIf(isLong)(
    'releases the lock of a killed process, even if another has its pid',
    async () => {
      const { child, lines } = startWriter()
      await lines(1)
      await kill(child)
      expect(existsSync(path.join(folder, 'server.pid'))).toBe(true)
      // Simulates that another process, which is no server
      // of this folder, has got the killed process's pid.
      writeFileSync(path.join(folder, 'server.pid'), `${process.ppid}\n`)
      await using(async (database) => expect(await idsIn(database)).toEqual([]))
      expect(existsSync(path.join(folder, 'server.pid'))).toBe(false)
    },
  )

  test.runIf(isLong)('lets one of two processes open the folder at the same moment', async () => {
    const both = [startWriter(), startWriter()]
    const outcomes = await Promise.all(
      both.map(({ child, lines }) =>
        Promise.race([lines(1).then(() => 'open'), once(child, 'exit').then(([status]) => status)]),
      ),
    )
    expect(outcomes.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
      '1',
      'open',
    ])
    await Promise.all(
      both.filter(({ child }) => child.exitCode === null).map(({ child }) => kill(child)),
    )
  })

  test.runIf(isLong && mountable)(
    'a full disk rejects the statement; earlier rows stay, and writes work again with free space',
    () => {
      const script = `mount -t tmpfs -o size=110m tmpfs "$1" && exec "$2" "$3" "$1"`
      const run = spawnSync(
        'unshare',
        [mountable!, 'sh', '-c', script, 'sh', folder, process.execPath, program('fill-disk.ts')],
        {
          encoding: 'utf8',
          timeout: 240_000,
        },
      )
      expect(run.stderr).toBe('')
      const report = JSON.parse(run.stdout) as {
        refusal: { code: string; message: string }
        answered: number
        complete: boolean
      }
      expect(report.refusal).toMatchObject({
        code: '53100',
        message: expect.stringMatching(/no space left/i),
      })
      expect(report.answered).toBeGreaterThan(50)
      expect(report.complete).toBe(true)
    },
  )
  if (isLong && !mountable)
    process.stderr.write(
      'Skipped the test with a full disk: this user may not mount a small disk.\n',
    )
})
