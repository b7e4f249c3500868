// Loads the code of components when they are first rendered. While the connection is lost, the
// loading waits.
import { lazy, type ComponentType } from 'react'
import { nextConnection } from './next-connection.ts'
import { reloadFailedStyles } from './reload-failed-styles.ts'

type Module<P> = { default: ComponentType<P> }

/** The pauses in milliseconds between attempts while the browser reports a connection. */
const pauses = [1_000, 3_000]

/**
 * Works like React's `lazy`, but while the connection is lost, the component stays suspended. It
 * throws only if its code cannot be loaded with a connection, for example because a new release has
 * replaced it. The page must then be loaded again.
 */
export function lazyPart<P>(load: () => Promise<Module<P>>) {
  return lazy(async () => await loadInNextTask(load))
}

/**
 * Like `lazyPart`, for a part without which the page still serves its purpose. If its code cannot
 * be loaded, the part stays absent, and the error is reported.
 */
export function optionalPart<P>(load: () => Promise<Module<P>>) {
  return lazy(async () => await loadOrReport(load))
}

export async function loadOrReport<P>(load: () => Promise<Module<P>>): Promise<Module<P>> {
  try {
    return await loadInNextTask(load)
  } catch (error) {
    reportError(error)
    return { default: () => null }
  }
}

async function loadInNextTask<T>(load: () => Promise<T>): Promise<T> {
  // Starting an import takes milliseconds. The timer keeps it out of the long task of hydration.
  await new Promise((resolve) => setTimeout(resolve))
  return await loadWhenOnline(load)
}

export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  let failed = false
  for (let failures = 0; ;) {
    try {
      if (failed) await reloadFailedStyles()
      return await load()
    } catch (error) {
      failed = true
      if (!navigator.onLine) await nextConnection()
      else {
        const pause = pauses[failures++]
        if (pause === undefined) throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }
}
