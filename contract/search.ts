// Search on the wire: merchants and dishes by words, and what a word that is being typed may become.
import { z } from 'zod'
import { listedMerchantSchema } from './merchant.ts'
import { amountSchema, countryCodeSchema, idSchema, latitudeSchema, longitudeSchema } from './shape.ts'

/** Longer typing finds nothing more. */
export const searchMax = 100

export const searchQuerySchema = z.object({
  country: countryCodeSchema,
  q: z.string().max(200),
  latitude: z.coerce.number().pipe(latitudeSchema).optional(),
  longitude: z.coerce.number().pipe(longitudeSchema).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export type SearchQuery = { country: z.infer<typeof countryCodeSchema>; q: string; latitude?: number; longitude?: number; limit?: number }

export const foundDishSchema = z.object({
  ID: idSchema, name: z.string(), imgHref: z.string(), available: z.boolean(), priceV2: amountSchema, discountedPriceV2: amountSchema,
}).meta({ id: 'FoundDish' })

/** A merchant that answers the words, by its name or by some of its dishes, the best three of them. */
export const searchAnswerSchema = z.object({
  found: z.array(z.object({ merchant: listedMerchantSchema, dishes: z.array(foundDishSchema) })),
  total: z.int(),
}).meta({ id: 'SearchAnswer' })
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

export const suggestionQuerySchema = z.object({ country: countryCodeSchema, q: z.string().max(200) })
/** What to search for: names of dishes and cuisines, and merchants, which are opened at once. */
export const suggestionListSchema = z.object({
  suggestions: z.array(z.object({ text: z.string(), kind: z.enum(['dish', 'cuisine', 'merchant']), merchantID: idSchema.nullable() })),
}).meta({ id: 'SuggestionList' })
export type SuggestionList = z.infer<typeof suggestionListSchema>
