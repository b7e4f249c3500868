// Creates the thread of the embedded engine, with Node's own modules only, so that a program can
// begin with it before it loads anything else.
import { Worker } from 'node:worker_threads'
import type { WorkerSettings } from './messages.ts'

/**
 * Creates a thread, which compiles the engine and then opens the database. Without `settings`, the
 * thread waits after compiling for the settings as its first message.
 */
export function createThread(settings?: WorkerSettings): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: settings,
    // The thread must not inherit the loaders and flags of the test runner.
    execArgv: [],
  })
}

/** Creates a thread without settings. If it fails before it is used, no error is thrown. */
export function createEarlyThread(): Worker {
  return createThread().on('error', () => {})
}
