// Priority queue by distance: a binary heap.

export class NearestQueue<Entry extends { distance: number }> {
  readonly #heap: Entry[] = []

  push(entry: Entry): void {
    const heap = this.#heap
    let index = heap.length
    while (index > 0) {
      const parent = (index - 1) >> 1
      const above = heap[parent] as Entry
      if (above.distance <= entry.distance) break
      heap[index] = above
      index = parent
    }
    heap[index] = entry
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
    let index = 0
    for (;;) {
      let child = index * 2 + 1
      if (child >= heap.length) break
      if (
        child + 1 < heap.length &&
        (heap[child + 1] as Entry).distance < (heap[child] as Entry).distance
      )
        child += 1
      const below = heap[child] as Entry
      if (below.distance >= entry.distance) break
      heap[index] = below
      index = child
    }
    heap[index] = entry
  }
}
