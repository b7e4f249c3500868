// Sends the actions of staff one after another, each with the same id until it is answered. Only
// one tab sends at a time.
import {
  afterAnswer,
  dueNow,
  findNext,
  inOrder,
  withPerson,
  type NewEntry,
  type OutboxEntry,
  type SendResult,
} from './outbox-entry.ts'
import type { OutboxStore } from './outbox-store.ts'

export type OutboxPorts<A> = {
  store: OutboxStore<A>
  /** Sends one action. The function must end by a time-out of its own. */
  send: (entry: OutboxEntry<A>) => Promise<SendResult>
  /**
   * Only entries of these merchants are sent. Entries of other merchants wait until the device is
   * paired to the other merchants.
   */
  merchantIDs: readonly string[]
  /** Runs `task` in one tab at a time. */
  exclusively: (task: () => Promise<void>) => Promise<void>
  /**
   * `tell` reports a change to the other tabs. `listen` calls `hear` when another tab reports one,
   * and returns a function that stops listening.
   */
  news: { tell: () => void; listen: (hear: () => void) => () => void }
  /** Called with all entries after every change. */
  onChange: (entries: readonly OutboxEntry<A>[]) => void
  now: () => number
  random: () => number
  /** Calls `run` after `ms` milliseconds, unless the returned function is called before. */
  wait: (run: () => void, ms: number) => () => void
}

export type Outbox<A> = {
  /** Stores an action and sends it when its turn comes. Returns false if the outbox is full. */
  add: (entry: NewEntry<A>) => Promise<boolean>
  /**
   * Deletes an action that is still held back (`heldUntil`). Returns false if that time has passed.
   */
  takeBack: (actionID: string) => Promise<boolean>
  /**
   * Deletes an action that the server refused, after staff have read why, or an action that is not
   * sent until somebody enters a PIN.
   */
  dismiss: (actionID: string) => Promise<void>
  /**
   * Sends all waiting actions at once, because the server was reached or may be reachable again.
   */
  contact: () => Promise<void>
  /** Sends the actions that waited for a person's PIN. */
  personArrived: () => Promise<void>
  stop: () => void
}

export function createOutbox<A>({
  store,
  send,
  merchantIDs,
  exclusively,
  news,
  onChange,
  now,
  random,
  wait,
}: OutboxPorts<A>): Outbox<A> {
  let isStopped = false
  let isDraining = false
  // Whether the queue changed while it was being sent, so that it must be sent again.
  let isWoken = false
  let cancelWait = () => {}
  const stopListening = news.listen(() => void show().then(drain))

  async function show() {
    const entries = await store.list()
    if (!isStopped) onChange(inOrder(entries))
  }

  async function changed() {
    news.tell()
    await show()
  }

  async function drain(): Promise<void> {
    if (isStopped) return
    if (isDraining) {
      isWoken = true
      return
    }
    isDraining = true
    cancelWait()
    try {
      do {
        isWoken = false
        await exclusively(sendAll)
      } while (isWoken && !isStopped)
    } finally {
      isDraining = false
    }
  }

  async function sendAll(): Promise<void> {
    while (!isStopped) {
      const own = (await store.list()).filter((entry) => merchantIDs.includes(entry.merchantID))
      const next = findNext(own, now())
      if (!next) return
      if (!('send' in next)) {
        cancelWait()
        cancelWait = wait(() => void drain(), Math.max(0, next.waitUntil - now()))
        return
      }
      const answer = await send(next.send)
      await store.change(next.send.actionID, (entry) =>
        afterAnswer(entry, answer, { now: now(), random: random() }),
      )
      await changed()
    }
  }

  /** Changes all entries of the queue, then sends those that are due. */
  async function changeAll(change: (entry: OutboxEntry<A>) => OutboxEntry<A>): Promise<void> {
    for (const entry of await store.list()) {
      if (change(entry) !== entry) await store.change(entry.actionID, change)
    }
    await changed()
    await drain()
  }

  void show().then(drain)
  return {
    async add(entry) {
      const stored = await store.add(entry)
      await changed()
      void drain()
      return stored !== null
    },
    async takeBack(actionID) {
      let isTaken = false
      await store.change(actionID, (entry) => {
        isTaken = entry.heldUntil > now() && entry.attempts === 0
        return isTaken ? null : entry
      })
      await changed()
      return isTaken
    },
    async dismiss(actionID) {
      await store.change(actionID, (entry) => (entry.state === 'waiting' ? entry : null))
      await changed()
    },
    contact: async () => await changeAll((entry) => dueNow(entry, now())),
    personArrived: async () => await changeAll(withPerson),
    stop() {
      isStopped = true
      cancelWait()
      stopListening()
    },
  }
}
