// Orders paintings: one at a time, each name once however many ask, and no more waiting than a page or two of pictures.
import { fork, type ChildProcess } from 'node:child_process'
import { fileName, type Picture, type PictureFile } from '@tingkat/catalogue/picture'
import type { Log } from '../platform/log.ts'
import type { PaintAnswer, PaintOrder } from './painter-messages.ts'

// A wide cover takes six seconds of a core; on a busy machine several times that.
const paintLimitMs = 60_000
// Ten seconds of waiting for the last in line; whoever comes later is told to come again.
const waitingMax = 60
// It is there again within a tenth of a second.
const idleMs = 30_000

export type Painter = {
  /** Done when the file lies in the folder; `full` when too many wait already. Throws when it could not be painted. */
  paint(picture: Picture, file: PictureFile): Promise<'painted' | 'full'>
  /** Nothing is being painted and nobody waits. */
  isIdle(): boolean
  close(): Promise<void>
}

type Waiting = {
  order: PaintOrder
  resolve: () => void
  reject: (error: Error) => void
  done: Promise<void>
}

export function startPainter({ folder, log }: { folder: string; log: Log }): Painter {
  const waiting = new Map<string, Waiting>()
  let current: Waiting | undefined
  let child: ChildProcess | undefined
  let limit: NodeJS.Timeout | undefined
  let rest: NodeJS.Timeout | undefined
  let orders = 0
  let closed = false

  function next(): void {
    if (current || closed) return
    const [name, first] = waiting.entries().next().value ?? []
    if (!name || !first) {
      rest = setTimeout(() => child?.disconnect(), idleMs).unref()
      return
    }
    clearTimeout(rest)
    current = first
    limit = setTimeout(() => child?.kill('SIGKILL'), paintLimitMs).unref()
    child ??= start()
    child.send(first.order, (error) => {
      if (error) finish(error.message)
    })
  }

  function finish(failed?: string): void {
    clearTimeout(limit)
    const done = current
    current = undefined
    if (!done) return
    waiting.delete(fileName(done.order.file))
    if (failed === undefined) done.resolve()
    else done.reject(new Error(`${fileName(done.order.file)} could not be painted: ${failed}`))
    next()
  }

  function start(): ChildProcess {
    // The test runner's loaders and flags are not for this process; nor is the server's environment, which holds secrets.
    const started = fork(new URL('./painter-process.ts', import.meta.url), [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {},
    })
    started.on('message', (message) => {
      const { id, failed } = message as PaintAnswer
      if (id === current?.order.id) finish(failed)
    })
    started.on('error', (error) => log.warn({ err: error }, 'the painter cannot be started'))
    started.on('exit', (code, signal) => {
      if (child === started) child = undefined
      if (current) finish(`the painter ended with ${signal ?? code}`)
    })
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    async paint(picture, file) {
      const name = fileName(file)
      let asked = waiting.get(name)
      if (!asked) {
        if (closed || waiting.size >= waitingMax) return 'full'
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        asked = { order: { id: ++orders, folder, file, picture }, resolve, reject, done: promise }
        waiting.set(name, asked)
        clearTimeout(rest)
        next()
      }
      await asked.done
      return 'painted'
    },
    isIdle: () => waiting.size === 0,
    async close() {
      closed = true
      clearTimeout(rest)
      clearTimeout(limit)
      const ending = child
      child = undefined
      const left = current
      current = undefined
      for (const { reject } of [...waiting.values(), ...(left ? [left] : [])])
        reject(new Error('the server is closing'))
      waiting.clear()
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
      ending.kill('SIGKILL')
      await ended
    },
  }
}
