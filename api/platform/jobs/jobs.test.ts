// Tests of jobs: delay, retries, insertion together with an order, and stop.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/engine.ts'
import type { Database } from '../database/database.ts'
import { createJobs, openJobs, type Jobs } from './jobs.ts'
import { silentLog } from '../log.ts'

let database: Database
let jobs: Jobs
const done = new Map<string, { times: number[]; waiters: (() => void)[] }>()

const record = (name: string) => {
  const entry = done.get(name) ?? { times: [], waiters: [] }
  done.set(name, entry)
  return entry
}
const doneOnce = (name: string) =>
  new Promise<void>((resolve) => {
    const entry = record(name)
    if (entry.times.length > 0) resolve()
    else entry.waiters.push(resolve)
  })

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = await openJobs(database, { log: silentLog, pollMs: 500 })
  await jobs.register<{ name: string; failTimes?: number }>(
    'test.step',
    async ({ name, failTimes = 0 }) => {
      const entry = record(name)
      entry.times.push(performance.now())
      if (entry.times.length <= failTimes) throw new Error('not yet')
      for (const waiter of entry.waiters.splice(0)) waiter()
    },
  )
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

test('runs a job that was sent', async () => {
  await jobs.send('test.step', { name: 'now' })
  await doneOnce('now')
})

test('runs a delayed job after its delay', async () => {
  const start = performance.now()
  await jobs.send('test.step', { name: 'later' }, { startAfterSeconds: 0.8 })
  await doneOnce('later')
  expect(performance.now() - start).toBeGreaterThanOrEqual(800)
})

test('retries a failed job and not the others of its batch', async () => {
  await Promise.all([
    jobs.send('test.step', { name: 'stubborn', failTimes: 1 }),
    jobs.send('test.step', { name: 'easy' }),
  ])
  await doneOnce('easy')
  await new Promise<void>((resolve) => record('stubborn').waiters.push(resolve))
  expect(record('stubborn').times).toHaveLength(2)
  expect(record('easy').times).toHaveLength(1)
})

const orderWithJob = async (name: string, version: number | null) => {
  const { text, json } = await jobs.insertSql('test.step', { name })
  expect(text).toMatch(/^INSERT INTO/i)
  expect(text).not.toMatch(/\$2/)
  return database.query(
    `with job as (${text}),
     event as (insert into outbox (country, order_id, version, type, payload)
       values ('sg', $2, $3, 'placed', '{}') returning id)
     select id from event`,
    [json, name, version],
  )
}

test('inserts a job in the statement that inserts its order', async () => {
  const before = database.statements()
  const { rows } = await orderWithJob('with-order', 1)
  expect(database.statements() - before).toBe(1)
  expect(rows).toHaveLength(1)
  jobs.wake('test.step')
  await doneOnce('with-order')
})

test('a failed insertion of an order leaves no job', async () => {
  await expect(orderWithJob('never', null)).rejects.toMatchObject({ code: '23502' })
  const { rows } = await database.query(
    `select count(*) from jobs.job where data->>'name' = 'never'`,
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('two processes may start the job runner together on a new database', async () => {
  const fresh = await openTestDatabase()
  try {
    await fresh.query('drop schema if exists jobs cascade')
    const both = await Promise.all([
      openJobs(fresh, { log: silentLog }),
      openJobs(fresh, { log: silentLog }),
    ])
    await Promise.all(both.map((runner) => runner.register('test.both', async () => {})))
    await Promise.all(both.map((runner) => runner.stop()))
    expect((await fresh.query('select count(*) from jobs.version')).rows).toEqual([{ count: 1 }])
  } finally {
    await fresh.close()
  }
})

test('a start that failed can be repeated, and stop does nothing before a start', async () => {
  let isFaulty = true
  const settings = {
    ...database,
    get jobsDatabase() {
      if (isFaulty) throw new Error('no settings')
      return database.jobsDatabase
    },
  }
  const own = createJobs(settings, { log: silentLog })
  await own.stop()
  await expect(own.start()).rejects.toThrow('no settings')
  await own.stop()
  isFaulty = false
  await own.start()
  await own.register('test.repeated', async () => {})
  await own.stop()
})

test('stop waits for a running handler', async () => {
  const own = await openJobs(database, { log: silentLog, pollMs: 500 })
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  let finished = false
  await own.register('test.slow', async () => {
    started.resolve()
    await finish.promise
    finished = true
  })
  await own.send('test.slow', {})
  await started.promise
  const stopping = own.stop()
  finish.resolve()
  await stopping
  expect(finished).toBe(true)
  expect(
    (await database.query(`select state from jobs.job where name = 'test.slow'`)).rows,
  ).toEqual([{ state: 'completed' }])
})
