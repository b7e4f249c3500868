// Converts uploaded photos to the storefront's picture files. Each photo is converted in a separate
// process with limits of time and memory.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { maxPhotoBytes, type PhotoAnswer, type PhotoJob } from './photo-job.ts'

const program = fileURLToPath(new URL('photo-process.ts', import.meta.url))
const timeLimitMs = 20_000
// Maximum number of photos that wait. Each takes at most twenty seconds, and they run one by
// one, so that all are done before the console stops waiting for its upload (four minutes).
const maxWaiting = 10

export type PhotoPainter = {
  /** Returns the refusal of a faulty photo, and undefined if too many photos are waiting. */
  paint(job: PhotoJob): Promise<PhotoAnswer | undefined>
}

/**
 * Creates a painter. It converts one photo at a time,
 * because a conversion takes a whole processor core.
 */
export function createPhotoPainter({ limitMs = timeLimitMs } = {}): PhotoPainter {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    async paint(job) {
      if (job.bytes.byteLength > maxPhotoBytes) return { refused: 'too_large' }
      if (waiting >= maxWaiting) return undefined
      waiting += 1
      const painted = last.then(() => runProcess(job, limitMs))
      last = painted.catch(() => {})
      try {
        return await painted
      } finally {
        waiting -= 1
      }
    },
  }
}

function runProcess(job: PhotoJob, limitMs: number): Promise<PhotoAnswer> {
  return new Promise((resolve) => {
    const child = fork(program, {
      serialization: 'advanced',
      // The photo may be hostile, so its process gets none of the server's settings and keys.
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => end({ refused: 'too_slow' }), limitMs)
    const end = (answer: PhotoAnswer) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(answer)
    }
    child.once('message', (answer: PhotoAnswer) => end(answer))
    // The process ended without an answer. It exceeded its memory limit, or the decoder crashed.
    child.once('exit', () => end({ refused: 'damaged' }))
    child.once('error', () => end({ refused: 'damaged' }))
    child.send(job, () => {})
  })
}
