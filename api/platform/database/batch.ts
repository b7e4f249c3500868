// Combines single calls that arrive at the same time into one call, like the group commit of a
// database.

export type BatchOptions = {
  maxSize: number
  /**
   * Maximum number of concurrent batches. While that many
   * batches are running, new items wait for the next batch.
   */
  concurrency: number
  /** Whether a single item may have caused the error. If so, each item is retried by itself. */
  canSplit: (error: unknown) => boolean
}

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

// In milliseconds. A batch that takes longer probably waits for a database lock.
// The batch then no longer counts as running, so that the next batch can start.
const slowMs = 50

/**
 * Returns a function that runs one item: immediately if fewer than
 * `concurrency` batches are running, else in the next batch.
 * `runBatch` must return one result per item, in the same sequence.
 */
export function batch<Item, Result>(
  runBatch: (items: readonly Item[]) => Promise<readonly Result[]>,
  { maxSize, concurrency, canSplit }: BatchOptions,
): (item: Item) => Promise<Result> {
  // This queue needs no limit, because it has at most one item for each open request.
  const queue: Waiting<Item, Result>[] = []
  let running = 0

  function startBatches(): void {
    while (running < concurrency && queue.length > 0) start(queue.splice(0, maxSize))
  }

  function start(members: Waiting<Item, Result>[]): void {
    running += 1
    let counted = true
    const release = () => {
      if (!counted) return
      counted = false
      running -= 1
      startBatches()
    }
    const timer = setTimeout(release, slowMs)
    void run(members).finally(() => {
      clearTimeout(timer)
      release()
    })
  }

  async function run(members: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await runBatch(members.map(({ item }) => item))
      members.forEach(({ resolve }, index) => resolve(results[index] as Result))
    } catch (error) {
      if (members.length > 1 && canSplit(error))
        await Promise.all(members.map((member) => run([member])))
      else for (const { reject } of members) reject(error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      startBatches()
    })
}
