// Keeps the last kitchen board in the browser's database, so that a page loaded without network
// shows it.
import type { KitchenDatabase } from '../outbox/kitchen-database.ts'
import type { BoardState } from './board-state.ts'

export type KeptBoard = { board: BoardState; savedAt: number }
export type BoardCache = {
  /** Resolves to null if no board of these merchants was stored in the last twelve hours. */
  read: () => Promise<KeptBoard | null>
  /**
   * Stores the board at once if the last write is more than a second ago, otherwise a second after
   * that write.
   */
  save: (board: BoardState, now: number) => void
  stop: () => void
}

// In milliseconds: the board is stored at most once in this time, because many events can arrive
// together.
const saveAfterMs = 1_000
/**
 * How long a stored board is kept, in milliseconds. It is longer than a shift, and shorter than a
 * day, because no board may show the names of a group's members for longer than a day (KITCH-27).
 */
const keepMs = 12 * 3_600_000

export function openBoardCache(
  database: KitchenDatabase,
  merchantIDs: readonly string[],
  wait: (run: () => void, ms: number) => () => void,
): BoardCache {
  const key = merchantIDs.toSorted().join(' ')
  let unsaved: KeptBoard | null = null
  let isWaiting = false
  let cancelWait = () => {}

  function write(): void {
    if (!unsaved) return
    const kept = unsaved
    unsaved = null
    void replace(kept)
  }

  /**
   * Replaces all boards that this browser has stored, also those of earlier pairings of the tablet.
   */
  async function replace(kept: KeptBoard): Promise<void> {
    const transaction = database.transaction('board', 'readwrite')
    await transaction.store.clear()
    await transaction.store.put(kept, key)
    await transaction.done
  }

  return {
    async read() {
      const kept = (await database.get('board', key)) as KeptBoard | undefined
      return kept && Date.now() - kept.savedAt < keepMs ? kept : null
    },
    save(board, now) {
      unsaved = { board, savedAt: now }
      if (isWaiting) return
      write()
      isWaiting = true
      cancelWait = wait(() => {
        isWaiting = false
        write()
      }, saveAfterMs)
    },
    stop() {
      cancelWait()
      write()
    },
  }
}
