// Use case of photo uploads: converts a photo to pictures of all sizes and stores these, but not
// the photo itself.
import type { UploadedPicture } from '@tingkat/contract/console/merchant-editing'
import { problem } from '../http/problem.ts'
import { contentTypeOf, MediaUnavailable, type MediaStorage } from '../media/storage.ts'
import type { PaintedFile, PhotoJob } from '../media/photo-job.ts'
import type { PhotoPainter } from '../media/photo-painter.ts'
import type { EditedKey } from './edited-merchant.ts'
import type { AttemptStore } from '../staff/attempt-store.ts'
import type { PictureStore } from './picture-store.ts'

const maxUploadsPerHour = 60
const maxPictures = 3_000
const hourSeconds = 3_600

export type PicturePorts = {
  attempts: Pick<AttemptStore, 'admit'>
  pictures: Pick<PictureStore, 'count' | 'add'>
  painter: PhotoPainter
  media: Pick<MediaStorage, 'put' | 'publicAddress'>
  clock: () => Date
}

/**
 * Converts a photo to pictures of all sizes and stores them. Throws
 * too_many_requests, pictures_full if the merchant has the maximum number,
 * picture_refused for an unusable photo, storage_full or unavailable.
 */
export async function uploadPicture(
  { attempts, pictures, painter, media, clock }: PicturePorts,
  key: EditedKey,
  job: PhotoJob,
  uploadedBy: string,
): Promise<UploadedPicture> {
  const now = clock()
  // Refused photos count towards this limit too, because decoding them takes as much time.
  const isAdmitted = await attempts.admit('picture', `${key.country}:${key.merchantID}`, {
    now,
    max: maxUploadsPerHour,
    seconds: hourSeconds,
  })
  if (!isAdmitted) throw problem('too_many_requests')
  if ((await pictures.count(key)) >= maxPictures)
    throw problem('pictures_full', { limit: maxPictures })
  const painted = await painter.paint(job)
  if (!painted) throw problem('unavailable')
  if ('refused' in painted) throw problem('picture_refused', { reason: painted.refused })
  await store(media, painted.files)
  const { id } = painted
  await pictures.add(key, { id, kind: job.kind, uploadedBy, uploadedAt: now })
  return {
    picture: { stored: id },
    files: painted.files.map(({ name, width, height }) => ({
      href: media.publicAddress(name),
      width,
      height,
      type: contentTypeOf(name),
    })),
  }
}

async function store(
  media: Pick<MediaStorage, 'put'>,
  files: readonly PaintedFile[],
): Promise<void> {
  try {
    for (const { name, content } of files) await media.put(name, content)
  } catch (error) {
    if (error instanceof MediaUnavailable) throw problem('unavailable')
    throw error
  }
}
