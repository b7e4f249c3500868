// The painter: a child process with low priority that renders pictures. It exits with the server.
import { setPriority } from 'node:os'
import { fileName } from '@tingkat/catalogue/picture'
import sharp from 'sharp'
import { writeAtomically } from './folder.ts'
import type { PaintResponse, PaintRequest } from './painter-messages.ts'
import { renderPicture } from './render.ts'

// Not every operating system allows a change of priority.
try {
  setPriority(5)
} catch {}
sharp.concurrency(1)
sharp.cache(false)

const respond = (message: PaintResponse) => process.send?.(message)

// Ctrl-C is sent to the whole process group; the server ends this process itself.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, folder, file, picture }: PaintRequest) => {
  renderPicture(picture, file)
    .then((bytes) => writeAtomically(folder, fileName(file), bytes))
    .then(
      () => respond({ id }),
      (error: unknown) => respond({ id, failed: (error as Error).message }),
    )
})
