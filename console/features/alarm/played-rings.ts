// Stores which one-time rings this device has played, so that they are not repeated after a reload
// of the page.

const key = 'tingkat-alarm-played'
// Only the newest keys are kept, so that the list does not grow forever. No kitchen board has 200
// late orders at once.
const keptMax = 200

/** Returns an empty set if nothing is stored or the browser blocks storage. */
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
    // The browser blocks storage, so the rings repeat after a reload.
  }
}
