// Pictures by name: from the folder, or painted now when the loaded catalogue knows them; and, at leisure, before anyone asks.
import { countryCodes } from '@tingkat/ordering/country/country'
import {
  fileName,
  readFileName,
  shapes,
  shapesOf,
  type Picture,
  type PictureFile,
  type Shape,
} from '@tingkat/catalogue/picture'
import type { Catalogue } from '../catalogue/snapshot.ts'
import type { Log } from '../platform/log.ts'
import type { MediaFolder } from './folder.ts'
import type { Painter } from './painter.ts'

/** Whoever asks waits `patienceMs` milliseconds for a painting. */
export type Media = {
  folder: MediaFolder
  painter: Painter
  catalogue: Catalogue
  patienceMs: number
}

/** The bytes of a picture's file; `unknown` when no dish and no merchant has it, `busy` when it takes too long. */
export async function readPicture(
  { folder, painter, catalogue, patienceMs }: Media,
  name: string,
): Promise<Buffer | 'unknown' | 'busy'> {
  const file = readFileName(name)
  if (!file) return 'unknown'
  const ready = await folder.read(name)
  if (ready) return ready
  const picture = findPicture(catalogue, file.id)
  if (!picture || picture.kind === 'photo' || !shapesOf(picture).includes(file.shape))
    return 'unknown'
  const painted = await Promise.race([painter.paint(picture, file), untilTired(patienceMs)])
  if (painted !== 'painted') return 'busy'
  return (await folder.read(name)) ?? 'unknown'
}

// What is not ready by then is painted all the same, and there the next time.
function untilTired(patienceMs: number): Promise<'tired'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('tired'), patienceMs).unref()
  })
}

function findPicture(catalogue: Catalogue, id: string): Picture | undefined {
  for (const country of countryCodes) {
    const picture = catalogue.of(country)?.pictures.get(id)
    if (picture) return picture
  }
  return undefined
}

// Rows and cards first, then what opens from them. WebP is painted only for browsers that ask for it.
const ahead: readonly { shape: Shape; width: number }[] = [
  { shape: 'card', width: 640 },
  { shape: 'dish', width: 320 },
  { shape: 'wide', width: 1600 },
  { shape: 'dish', width: 640 },
  { shape: 'wide', width: 800 },
  { shape: 'card', width: 320 },
  { shape: 'dish', width: 160 },
  { shape: 'card', width: 960 },
]

/** Every file worth having before it is asked for, in the order in which people will meet them. */
export function listAhead(catalogue: Catalogue): { picture: Picture; file: PictureFile }[] {
  const pictures = countryCodes
    .flatMap((country) => [...(catalogue.of(country)?.pictures ?? [])])
    .filter(([, picture]) => picture.kind !== 'photo')
  return ahead.flatMap(({ shape, width }) =>
    pictures
      .filter(
        ([, picture]) =>
          shapesOf(picture).includes(shape) &&
          (shapes[shape].widths as readonly number[]).includes(width),
      )
      .map(([id, picture]) => ({ picture, file: { id, shape, width, format: 'avif' as const } })),
  )
}

/** Paints what is missing, one by one, until all is there or `signal` ends it; whoever asks goes first. Never throws. */
export async function paintAhead(
  { folder, painter, catalogue }: Omit<Media, 'patienceMs'>,
  { log, signal, now }: { log: Log; signal: AbortSignal; now: Date },
): Promise<void> {
  let painted = 0
  try {
    const gone = await folder.tidy((id) => findPicture(catalogue, id) !== undefined, now)
    for (const { picture, file } of listAhead(catalogue)) {
      if (signal.aborted) return
      if (await folder.has(fileName(file))) continue
      if ((await painter.paint(picture, file)) === 'painted') painted++
    }
    if (painted + gone > 0) log.info({ painted, gone }, 'the pictures are painted')
  } catch (error) {
    if (!signal.aborted)
      log.warn(
        { err: error, painted },
        'painting ahead ended early; pictures are painted when asked for',
      )
  }
}
