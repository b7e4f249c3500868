// Creates a lock per key within this process: functions run under the same key do not overlap.

export type KeyedLock = {
  /** Runs `work` after all earlier calls with the key have ended, and returns its result. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

export function createKeyedLock(): KeyedLock {
  const last = new Map<string, Promise<unknown>>()
  return {
    async run(key, work) {
      const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
      last.set(key, turn)
      try {
        return await turn
      } finally {
        if (last.get(key) === turn) last.delete(key)
      }
    },
  }
}
