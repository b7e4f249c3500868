// Combines the calls of one turn of the event loop into one call, such as one SQL statement.

/**
 * Returns a function that runs one item together with the other items of the same turn. `runBatch`
 * gets at most `maxSize` items and must return one result for each item, in the same sequence. If
 * `runBatch` fails, all its items fail.
 */
export function batchByTurn<Item, Result>(
  runBatch: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxSize: number,
): (item: Item) => Promise<Result> {
  let batch: { items: Item[]; results: Promise<readonly Result[]> } | undefined

  function openBatch(): NonNullable<typeof batch> {
    const items: Item[] = []
    const results = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (batch?.items === items) batch = undefined
      return runBatch(items)
    })
    return { items, results }
  }

  return async (item) => {
    if (!batch || batch.items.length >= maxSize) batch = openBatch()
    const { items, results } = batch
    const index = items.push(item) - 1
    return (await results)[index] as Result
  }
}
