// Queue of renderings in the painter process: one at a time, each file once, with a bounded length.
import { fork, type ChildProcess } from 'node:child_process'
import { fileName, type Picture, type PictureFile } from '@tingkat/catalogue/picture'
import type { Log } from '../platform/log.ts'
import type { PaintResponse, PaintRequest } from './painter-messages.ts'

// A wide cover takes six seconds on a core, and several times that on a busy machine.
const paintLimitMs = 60_000
// About ten seconds of work. Later requests get `full`.
const maxQueued = 60
// Starting the process again takes a tenth of a second.
const idleMs = 30_000

export type Painter = {
  /**
   * Resolves when the file is in the folder, or with `full`
   * if the queue is full. Throws if rendering fails.
   */
  paint(picture: Picture, file: PictureFile): Promise<'painted' | 'full'>
  /** Whether the queue is empty. */
  isIdle(): boolean
  close(): Promise<void>
}

type Queued = {
  request: PaintRequest
  resolve: () => void
  reject: (error: Error) => void
  done: Promise<void>
}

export function startPainter({ folder, log }: { folder: string; log: Log }): Painter {
  const queue = new Map<string, Queued>()
  let current: Queued | undefined
  let child: ChildProcess | undefined
  let timeout: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastID = 0
  let closed = false

  function next(): void {
    if (current || closed) return
    const [name, first] = queue.entries().next().value ?? []
    if (!name || !first) {
      idleTimer = setTimeout(() => child?.disconnect(), idleMs).unref()
      return
    }
    clearTimeout(idleTimer)
    current = first
    timeout = setTimeout(() => child?.kill('SIGKILL'), paintLimitMs).unref()
    child ??= start()
    child.send(first.request, (error) => {
      if (error) finish(error.message)
    })
  }

  function finish(failed?: string): void {
    clearTimeout(timeout)
    const done = current
    current = undefined
    if (!done) return
    queue.delete(fileName(done.request.file))
    if (failed === undefined) done.resolve()
    else done.reject(new Error(`${fileName(done.request.file)} could not be rendered: ${failed}`))
    next()
  }

  function start(): ChildProcess {
    // Without the flags of the test runner and without the server's environment, which has secrets.
    const started = fork(new URL('./painter-process.ts', import.meta.url), [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {},
    })
    started.on('message', (message) => {
      const { id, failed } = message as PaintResponse
      if (id === current?.request.id) finish(failed)
    })
    started.on('error', (error) =>
      log.warn({ err: error }, 'the painter process cannot be started'),
    )
    started.on('exit', (code, signal) => {
      if (child === started) child = undefined
      if (current) finish(`the painter process ended with ${signal ?? code}`)
    })
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    async paint(picture, file) {
      const name = fileName(file)
      let queued = queue.get(name)
      if (!queued) {
        if (closed || queue.size >= maxQueued) return 'full'
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        queued = {
          request: { id: ++lastID, folder, file, picture },
          resolve,
          reject,
          done: promise,
        }
        queue.set(name, queued)
        clearTimeout(idleTimer)
        next()
      }
      await queued.done
      return 'painted'
    },
    isIdle: () => queue.size === 0,
    async close() {
      closed = true
      clearTimeout(idleTimer)
      clearTimeout(timeout)
      const ending = child
      child = undefined
      const unfinished = current
      current = undefined
      for (const { reject } of [...queue.values(), ...(unfinished ? [unfinished] : [])])
        reject(new Error('the server is closing'))
      queue.clear()
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
      ending.kill('SIGKILL')
      await ended
    },
  }
}
