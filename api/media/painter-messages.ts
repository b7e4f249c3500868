// What the server and its painter say to each other.
import type { Picture, PictureFile } from '@tingkat/catalogue/picture'

export type PaintOrder = { id: number; folder: string; file: PictureFile; picture: Picture }
export type PaintAnswer = { id: number; failed?: string }
