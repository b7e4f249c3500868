// Enables animations in component tests. By default the browser prefers reduced motion, which saves
// CPU time: styles then shorten animations to 1 ms.
import { afterAll, beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: { reducedMotion: 'reduce' | 'no-preference' }) => Promise<void>
  }
}

/** Enables animations for the tests of the surrounding `describe`, or of the file. */
export function enableAnimations(): void {
  beforeAll(() => commands.emulateMedia({ reducedMotion: 'no-preference' }))
  afterAll(() => commands.emulateMedia({ reducedMotion: 'reduce' }))
}
