// Work that comes while its like is under way waits a moment and is then done in one go, as a database commits a crowd with one sync.

export type GatherOptions = {
  /** How many are done in one go at most. */
  most: number
  /** How many goes may be under way; what comes then waits and goes together. */
  atOnce: number
  /** Whether an error may be due to one of many: then each is tried alone and has its own fate. */
  divides: (error: unknown) => boolean
}

type Waiting<One, Answer> = {
  one: One
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

// A go that takes longer waits for something of its own, a lock say: those behind it need not.
const slowMs = 50

/** `doAll` gives an answer for each it was handed, in the same order. Whoever comes alone is done at once. */
export function gather<One, Answer>(
  doAll: (ones: readonly One[]) => Promise<readonly Answer[]>,
  { most, atOnce, divides }: GatherOptions,
): (one: One) => Promise<Answer> {
  // No longer than the requests that are open.
  const waiting: Waiting<One, Answer>[] = []
  let underWay = 0

  function next(): void {
    while (underWay < atOnce && waiting.length > 0) go(waiting.splice(0, most))
  }

  function go(together: Waiting<One, Answer>[]): void {
    underWay += 1
    let counts = true
    const leave = () => {
      if (!counts) return
      counts = false
      underWay -= 1
      next()
    }
    const slow = setTimeout(leave, slowMs)
    void finish(together).finally(() => {
      clearTimeout(slow)
      leave()
    })
  }

  async function finish(together: readonly Waiting<One, Answer>[]): Promise<void> {
    try {
      const answers = await doAll(together.map(({ one }) => one))
      together.forEach(({ resolve }, place) => resolve(answers[place] as Answer))
    } catch (error) {
      if (together.length > 1 && divides(error))
        await Promise.all(together.map((alone) => finish([alone])))
      else for (const { reject } of together) reject(error)
    }
  }

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      next()
    })
}
