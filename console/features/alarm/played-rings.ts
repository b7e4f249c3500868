// Which rings this device has played, so that they are not repeated after a reload.

const key = 'tingkat-alarm-played'
// More orders than these are not late on one board.
const keptMax = 200

/** Returns an empty set if nothing is stored, or storage is not available. */
export function readPlayed(): Set<string> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown
    return new Set(Array.isArray(stored) ? stored.map(String) : [])
  } catch {
    return new Set()
  }
}

export function savePlayed(played: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...played].slice(-keptMax)))
  } catch {
    // A reload then repeats them.
  }
}
