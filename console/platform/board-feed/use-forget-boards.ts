// Deletes the kitchen boards that this browser keeps when a page opens that people see after a
// log-out, at the end of their session, or on a tablet that was unpaired.
import { useEffect } from 'react'

/**
 * React runs the effects of the new page after those that end the former one. A feed that has just
 * stopped has therefore started to store its last board, and the browser deletes after that.
 */
export function useForgetBoards(): void {
  useEffect(() => {
    void forget()
  }, [])
}

/** Loads the code of the browser's database after the page is shown. */
async function forget(): Promise<void> {
  try {
    const { forgetBoards } = await import('./forget-boards.ts')
    await forgetBoards()
  } catch {
    // Storage is not available, so no board was kept.
  }
}
