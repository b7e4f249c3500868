// Deletes the kitchen boards that this browser keeps when a page opens that people see after a
// log-out, at the end of their session, or on a tablet that was unpaired.
import { useEffect } from 'react'

/**
 * React runs the effects of the new page after the clean-up of the former page. A board feed that
 * has just stopped has therefore already started to store its last board, and the deletion comes
 * after that.
 */
export function useForgetBoards(): void {
  useEffect(() => {
    void forget()
  }, [])
}

/** Loads the code of the browser's database only after the page is shown. */
async function forget(): Promise<void> {
  try {
    const { forgetBoards } = await import('./forget-boards.ts')
    await forgetBoards()
  } catch {
    // The browser blocks storage, so no board was kept.
  }
}
