// What is nearest of what was seen so far: a binary heap.

export class NearestQueue<Entry extends { distance: number }> {
  readonly #heap: Entry[] = []

  push(entry: Entry): void {
    const heap = this.#heap
    let place = heap.length
    while (place > 0) {
      const parent = (place - 1) >> 1
      const above = heap[parent] as Entry
      if (above.distance <= entry.distance) break
      heap[place] = above
      place = parent
    }
    heap[place] = entry
  }

  pop(): Entry | undefined {
    const heap = this.#heap
    const nearest = heap[0]
    const last = heap.pop()
    if (last !== undefined && heap.length > 0) this.#sink(last)
    return nearest
  }

  #sink(entry: Entry): void {
    const heap = this.#heap
    let place = 0
    for (;;) {
      let child = place * 2 + 1
      if (child >= heap.length) break
      if (
        child + 1 < heap.length &&
        (heap[child + 1] as Entry).distance < (heap[child] as Entry).distance
      )
        child += 1
      const below = heap[child] as Entry
      if (below.distance >= entry.distance) break
      heap[place] = below
      place = child
    }
    heap[place] = entry
  }
}
