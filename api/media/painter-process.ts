// The painter: a process of its own at lower priority, so that painting never makes an answer wait. Ends with the server.
import { setPriority } from 'node:os'
import { fileName } from '@tingkat/catalogue/picture'
import sharp from 'sharp'
import { writeWhole } from './folder.ts'
import type { PaintAnswer, PaintOrder } from './painter-messages.ts'
import { renderPicture } from './render.ts'

// Everything else on the machine goes first. Not all systems let a process choose.
try {
  setPriority(5)
} catch {}
sharp.concurrency(1)
sharp.cache(false)

const answer = (message: PaintAnswer) => process.send?.(message)

// Ctrl-C reaches the whole group; the server says when it is time.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, folder, file, picture }: PaintOrder) => {
  renderPicture(picture, file)
    .then((bytes) => writeWhole(folder, fileName(file), bytes))
    .then(
      () => answer({ id }),
      (error: unknown) => answer({ id, failed: (error as Error).message }),
    )
})
