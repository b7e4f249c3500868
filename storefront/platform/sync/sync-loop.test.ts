// Unit tests of the sync loop, in which sets of letters stand for carts and group orders.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  SyncLoop,
  type SaveResult,
  type SyncMark,
  type SyncOptions,
  type SyncPorts,
} from './sync-loop.ts'

type Letters = string
type Write = Parameters<SyncPorts<Letters>['save']>[0]

const union = (...sets: string[]) => [...new Set(sets.join(''))].toSorted().join('')
const without = (letters: string, gone: string) =>
  Array.from(letters)
    .filter((letter) => !gone.includes(letter))
    .join('')

/**
 * Applies the additions and removals of both sides since `base`. A result with both capitals and
 * lower-case letters is a conflict.
 */
const merge: SyncPorts<Letters>['merge'] = (local, remote, base) => {
  const [ours, theirs, from] = [local ?? '', remote ?? '', base ?? '']
  const merged = union(without(ours, without(from, theirs)), without(theirs, without(from, ours)))
  return /[a-z]/.test(merged) && /[A-Z]/.test(merged)
    ? { kind: 'conflict', local: ours, remote: theirs }
    : { kind: 'merged', document: merged || null }
}

/** A server with one document: refuses old versions, applies a repeated write only once. */
class Server {
  version = 0
  writeID = ''
  document: Letters | null = null
  readonly writes: Write[] = []
  readonly seen = new Set<string>()

  put(document: Letters | null, writeID = 'other'): void {
    this.version += 1
    this.document = document
    this.writeID = writeID
    this.seen.add(writeID)
  }

  remote() {
    return { version: this.version, document: this.document, writeID: this.writeID }
  }

  save(write: Write): SaveResult<Letters> {
    this.writes.push(write)
    if (!this.seen.has(write.writeID)) {
      if (write.version !== this.version) return { kind: 'stale', remote: this.remote() }
      this.put(write.document, write.writeID)
    }
    return { kind: 'saved', version: this.version }
  }
}

const defaults: SyncOptions = {
  settleMs: 100,
  retryMs: [1_000, 5_000],
  maxAttempts: 3,
  maxPending: 2,
  repeatPending: false,
}

function openClient(server: Server, changed: Partial<SyncOptions> = {}, name = 'w') {
  let document: Letters | null = null
  let mark: SyncMark<Letters> | null = null
  let ids = 0
  const listeners = new Set<() => void>()
  const timers: { run: () => void; ms: number }[] = []
  const replace = (next: Letters | null) => {
    document = next
    for (const listener of listeners) listener()
  }
  const save = vi.fn<SyncPorts<Letters>['save']>(async (write) => server.save(write))
  const onConflict = vi.fn<(conflict: { local: Letters; remote: Letters } | null) => void>()
  const onUnsent = vi.fn<NonNullable<SyncPorts<Letters>['onUnsent']>>()
  const lock = { isFree: true }
  const open = () =>
    new SyncLoop<Letters>(
      {
        local: {
          read: () => document,
          replace,
          subscribe(listener) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        mark: { read: () => mark, write: (next) => (mark = next) },
        save,
        isSame: (a, b) => (a ?? '') === (b ?? ''),
        merge,
        newID: () => `${name}${(ids += 1)}`,
        startTimer(run, ms) {
          const timer = { run, ms }
          timers.push(timer)
          return () => {
            if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
          }
        },
        async withLock(work) {
          if (!lock.isFree) throw new Error('lock time-out')
          return await work()
        },
        onConflict,
        onUnsent,
      },
      { ...defaults, ...changed },
    )
  return {
    loop: open(),
    reopen: open,
    save,
    onConflict,
    onUnsent,
    lock,
    change: replace,
    read: () => document,
    mark: () => mark,
    delays: () => timers.map(({ ms }) => ms),
  }
}

let server: Server
beforeEach(() => {
  server = new Server()
})
const readServer = async () => ({ kind: 'read' as const, remote: server.remote() })

describe('writing', () => {
  test('debounces changes into one timer', async () => {
    const client = openClient(server)
    client.change('a')
    client.change('ab')
    expect(client.delays()).toEqual([100])
    expect(await client.loop.flush()).toBe(true)
    expect(server.writes).toEqual([{ version: 0, writeID: 'w1', document: 'ab' }])
    expect(client.mark()).toEqual({ version: 1, base: 'ab', pending: [] })
    expect(client.delays()).toEqual([])
  })

  test('parallel flushes share one run, which also sends changes made during it', async () => {
    const client = openClient(server)
    client.change('a')
    const run = client.loop.flush()
    client.change('ab')
    expect(client.loop.flush()).toBe(run)
    expect(await run).toBe(true)
    expect(server.writes.map(({ document }) => document)).toEqual(['a', 'ab'])
  })

  test('sends nothing when the server has the local document', async () => {
    const client = openClient(server)
    expect(await client.loop.flush()).toBe(true)
    client.loop.resume()
    expect([server.writes, client.delays()]).toEqual([[], []])
    expect(client.onUnsent.mock.calls).toEqual([['none']])
  })

  test('runs while holding the lock, and retries if the lock is not free', async () => {
    const client = openClient(server)
    client.lock.isFree = false
    client.change('a')
    expect(await client.loop.flush()).toBe(false)
    expect([server.writes, client.delays()]).toEqual([[], [1_000]])
    client.lock.isFree = true
    expect(await client.loop.flush()).toBe(true)
  })

  test('sends local changes when the page closes, and ignores the response', async () => {
    const client = openClient(server)
    client.change('a')
    client.loop.leave()
    await vi.waitFor(() => expect(server.document).toBe('a'), { timeout: 60_000 })
    expect(client.save.mock.calls[0]?.[1]).toEqual({ attempt: 0, leaving: true })
    expect(client.mark()).toEqual({
      version: 0,
      base: null,
      pending: [{ writeID: 'w1', document: 'a' }],
    })
  })

  test('does nothing after stop', async () => {
    const client = openClient(server)
    client.loop.stop()
    client.change('a')
    client.loop.resume()
    client.loop.leave()
    client.loop.absorb({ version: 3, document: 'z' })
    expect(await client.loop.flush()).toBe(false)
    expect([server.writes, client.delays(), client.read()]).toEqual([[], [], 'a'])
  })

  test('records a write that succeeds after stop', async () => {
    const client = openClient(server)
    client.change('a')
    const run = client.loop.flush()
    client.loop.stop()
    expect(await run).toBe(true)
    expect(client.mark()).toMatchObject({ version: 1, base: 'a' })
  })
})

describe('failures', () => {
  test('retries with growing delays, and starts anew after a success', async () => {
    const client = openClient(server)
    client.save.mockResolvedValueOnce({ kind: 'unavailable' })
    client.save.mockResolvedValueOnce({ kind: 'unavailable' })
    client.save.mockResolvedValueOnce({ kind: 'unavailable' })
    client.change('a')
    const delays: number[] = []
    for (let run = 0; run < 3; run += 1) {
      await client.loop.flush()
      delays.push(...client.delays())
    }
    expect(delays).toEqual([1_000, 5_000, 5_000])
    expect(client.onUnsent.mock.calls.at(-1)).toEqual(['waiting'])
    expect(await client.loop.flush()).toBe(true)
    client.save.mockResolvedValueOnce({ kind: 'unavailable' })
    client.change('ab')
    await client.loop.flush()
    expect(client.delays()).toEqual([1_000])
  })

  test('does not send a rejected document again until it changes', async () => {
    const client = openClient(server)
    client.save.mockResolvedValueOnce({ kind: 'rejected' })
    client.change('a')
    expect(await client.loop.flush()).toBe(false)
    client.loop.resume()
    expect(client.delays()).toEqual([])
    client.change('ab')
    expect(client.delays()).toEqual([100])
  })

  test('reverts to the agreed document if the rejection says so', async () => {
    const client = openClient(server)
    client.change('a')
    await client.loop.flush()
    const afterwards = vi.fn<() => void>()
    client.save.mockResolvedValueOnce({ kind: 'rejected', revert: true, afterwards })
    client.change('ab')
    expect(await client.loop.flush()).toBe(true)
    expect([client.read(), client.mark()?.pending, client.delays()]).toEqual(['a', [], []])
    expect(afterwards).toHaveBeenCalledOnce()
  })

  test('stops when the server closes the document', async () => {
    const client = openClient(server)
    client.save.mockResolvedValueOnce({ kind: 'closed' })
    client.change('a')
    expect(await client.loop.flush()).toBe(false)
    client.change('ab')
    expect(client.delays()).toEqual([])
  })
})

describe('unanswered writes', () => {
  /** The server stores the write, but its response is lost. */
  const loseResponse = (client: ReturnType<typeof openClient>) =>
    client.save.mockImplementationOnce(async (write) => {
      server.save(write)
      return { kind: 'unavailable' }
    })

  test.each([true, false])('are repeated under the same id (repeatPending: %s)', async (repeat) => {
    const client = openClient(server, { repeatPending: repeat })
    loseResponse(client)
    client.change('a')
    await client.loop.flush()
    expect(await client.loop.flush()).toBe(true)
    expect(server.writes.map(({ writeID }) => writeID)).toEqual(['w1', 'w1'])
    expect([server.version, client.mark()?.pending]).toEqual([1, []])
  })

  test('are repeated unchanged before newer changes with repeatPending', async () => {
    const client = openClient(server, { repeatPending: true })
    loseResponse(client)
    client.change('a')
    await client.loop.flush()
    client.change('ab')
    expect(await client.loop.flush()).toBe(true)
    expect(server.writes.map(({ document }) => document)).toEqual(['a', 'a', 'ab'])
  })

  test('are recognised in the remote document by their id', async () => {
    const client = openClient(server)
    loseResponse(client)
    client.change('ab')
    await client.loop.flush()
    client.change('b')
    expect(await client.loop.flush()).toBe(true)
    // If the lost write were not recognised, the removed "a" would come back.
    expect([client.read(), server.document]).toEqual(['b', 'b'])
  })

  test('are kept up to the limit', async () => {
    const client = openClient(server)
    for (const document of ['a', 'ab', 'abc']) {
      client.save.mockResolvedValueOnce({ kind: 'unavailable' })
      client.change(document)
      await client.loop.flush()
    }
    expect(client.mark()?.pending.map(({ writeID }) => writeID)).toEqual(['w2', 'w3'])
  })

  test('survive a restart', async () => {
    const client = openClient(server, { repeatPending: true })
    loseResponse(client)
    client.change('a')
    await client.loop.flush()
    client.loop.stop()
    const next = client.reopen()
    next.resume()
    expect(client.delays()).toEqual([100])
    expect(await next.flush()).toBe(true)
    expect(server.version).toBe(1)
  })
})

describe('remote changes', () => {
  test('are merged when a write is stale, and the merge is written', async () => {
    const client = openClient(server)
    server.put('z')
    client.change('a')
    expect(await client.loop.flush()).toBe(true)
    expect([client.read(), server.document, server.writes.length]).toEqual(['az', 'az', 2])
  })

  test('wait for the next retry when other writes keep coming first', async () => {
    const client = openClient(server)
    client.save.mockImplementation(async (write) => {
      server.put(union(server.document ?? '', String(server.version)))
      return server.save(write)
    })
    client.change('a')
    expect(await client.loop.flush()).toBe(false)
    expect([client.save.mock.calls.length, client.delays()]).toEqual([3, [1_000]])
  })

  test('wait when the remote document cannot be read; the refused write is forgotten', async () => {
    const client = openClient(server, { repeatPending: true })
    client.save.mockResolvedValueOnce({ kind: 'stale', remote: null })
    client.change('a')
    expect(await client.loop.flush()).toBe(false)
    expect([client.mark()?.pending, client.delays()]).toEqual([[], [1_000]])
  })

  test('of a save that the server adjusted are merged', async () => {
    const client = openClient(server)
    const afterwards = vi.fn<() => void>()
    client.save.mockResolvedValueOnce({ kind: 'saved', version: 1, document: 'a', afterwards })
    client.change('ab')
    expect(await client.loop.flush()).toBe(true)
    expect([client.read(), client.mark()]).toEqual(['a', { version: 1, base: 'a', pending: [] }])
    expect(afterwards).toHaveBeenCalledOnce()
  })

  test('are pulled before local changes are written', async () => {
    const client = openClient(server)
    server.put('z')
    client.change('a')
    await client.loop.pull(readServer)
    expect([client.read(), server.document, server.writes.length]).toEqual(['az', 'az', 1])
  })

  test('that cannot be pulled cause a retry and no write', async () => {
    const client = openClient(server)
    client.change('a')
    await client.loop.pull(async () => ({ kind: 'unavailable' }))
    expect([server.writes, client.delays()]).toEqual([[], [1_000]])
  })

  test('of an old version are ignored', async () => {
    const client = openClient(server)
    client.change('a')
    await client.loop.flush()
    client.loop.absorb({ version: 1, document: 'z' })
    await client.loop.follow(1, async () => 'z')
    expect(client.read()).toBe('a')
  })

  test('are followed after a running write', async () => {
    const client = openClient(server)
    client.change('a')
    const run = client.loop.flush()
    const read = vi.fn<() => Promise<Letters>>(async () => 'az')
    const followed = client.loop.follow(2, read)
    expect(read).not.toHaveBeenCalled()
    await run
    await followed
    expect([client.read(), client.mark()?.version]).toEqual(['az', 2])
  })

  test('are not read while an unanswered write has to be repeated', async () => {
    const client = openClient(server, { repeatPending: true })
    client.save.mockResolvedValueOnce({ kind: 'unavailable' })
    client.change('a')
    await client.loop.flush()
    const read = vi.fn<() => Promise<Letters>>(async () => 'z')
    await client.loop.follow(5, read)
    expect([read.mock.calls.length, client.delays()]).toEqual([0, [0]])
  })

  test('that cannot be read stay unmerged', async () => {
    const client = openClient(server)
    await client.loop.follow(5, async () => undefined)
    expect([client.read(), client.mark()]).toEqual([null, null])
  })
})

describe('a conflict', () => {
  let client: ReturnType<typeof openClient>
  beforeEach(async () => {
    client = openClient(server)
    server.put('Z')
    client.change('a')
    await client.loop.pull(readServer)
  })

  test('blocks writes until it is settled', async () => {
    expect(client.onConflict).toHaveBeenCalledWith({ local: 'a', remote: 'Z' })
    expect(await client.loop.flush()).toBe(false)
    client.loop.leave()
    expect([client.read(), server.document, server.writes]).toEqual(['a', 'Z', []])
  })

  test.each([
    ['local', 'a'],
    ['remote', 'Z'],
  ] as const)('settled as %s leaves %s on both sides', async (keep, document) => {
    client.loop.settle(keep)
    expect(client.onConflict).toHaveBeenLastCalledWith(null)
    expect(client.delays()).toEqual([0])
    expect(await client.loop.flush()).toBe(true)
    expect([client.read(), server.document]).toEqual([document, document])
  })

  test('ends when a local change makes a merge possible', () => {
    client.change(null)
    expect(client.onConflict).toHaveBeenLastCalledWith(null)
    expect(client.read()).toBe('Z')
  })
})
