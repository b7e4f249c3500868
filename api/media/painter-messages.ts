// Messages between the server and the painter process.
import type { Picture, PictureFile } from '@tingkat/catalogue/picture'

export type PaintRequest = { id: number; folder: string; file: PictureFile; picture: Picture }
export type PaintResponse = { id: number; failed?: string }
