// Messages between the server and the process that decodes an uploaded photo.
import type { PictureRefusal } from '@tingkat/contract/console/merchant-editing'

/** The size of the largest accepted photo, in bytes. Cameras take photos of about 10 MB. */
export const maxPhotoBytes = 20_000_000
export const maxPhotoPixels = 60_000_000

/** `focus` is a point of the upright photo, in fractions of its width and height. */
export type PhotoJob = {
  bytes: Uint8Array
  contentType: string
  kind: 'dish' | 'cover'
  focus: { x: number; y: number }
  name: string
}
/** Width and height are in pixels. */
export type PaintedFile = { name: string; width: number; height: number; content: Uint8Array }
export type PaintedPhoto = { id: string; files: PaintedFile[] }
export type PhotoAnswer = PaintedPhoto | { refused: PictureRefusal }
