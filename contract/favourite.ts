// Schemas of an eater's favourite merchants.
import { favouritesMax } from '@tingkat/ordering/merchant/favourite'
import { z } from 'zod'
import { idSchema } from './shape.ts'

export const favouriteSchema = z
  .object({
    merchantID: idSchema,
    /** ISO 8601 instant, UTC. */
    addedAt: z.string(),
  })
  .meta({ id: 'Favourite' })
export type Favourite = z.infer<typeof favouriteSchema>

/** The newest first. */
export const favouriteListSchema = z
  .object({ favourites: z.array(favouriteSchema).max(favouritesMax) })
  .meta({ id: 'FavouriteList' })
export type FavouriteList = z.infer<typeof favouriteListSchema>

/** The favourites that a browser kept for a guest, the newest first. */
export const joinFavouritesBodySchema = z
  .object({ merchantIDs: z.array(idSchema).max(favouritesMax) })
  .meta({ id: 'JoinFavouritesRequest' })
export type JoinFavouritesBody = z.infer<typeof joinFavouritesBodySchema>
