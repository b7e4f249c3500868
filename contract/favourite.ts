// Schemas of an eater's favourite merchants.
import { favouritesMax } from '@tingkat/ordering/merchant/favourite'
import { z } from 'zod'
import { idSchema } from './shape.ts'

export const favouriteSchema = z
  .object({
    merchantID: idSchema,
    /** An ISO 8601 instant in UTC. */
    addedAt: z.string(),
  })
  .meta({ id: 'Favourite' })
export type Favourite = z.infer<typeof favouriteSchema>

/** The account's favourites, newest first. */
export const favouriteListSchema = z
  .object({ favourites: z.array(favouriteSchema).max(favouritesMax) })
  .meta({ id: 'FavouriteList' })
export type FavouriteList = z.infer<typeof favouriteListSchema>

/** After a log-in: the favourites that the browser stored for the guest, newest first. */
export const joinFavouritesBodySchema = z
  .object({ merchantIDs: z.array(idSchema).max(favouritesMax) })
  .meta({ id: 'JoinFavouritesRequest' })
export type JoinFavouritesBody = z.infer<typeof joinFavouritesBodySchema>
