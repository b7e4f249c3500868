// What a word that is being typed may become; the search itself is the list of merchants.
import { z } from 'zod'
import { countryCodeSchema, idSchema } from './shape.ts'

export const suggestionQuerySchema = z.object({
  country: countryCodeSchema,
  q: z.string().max(200),
})
/** What to search for: names of dishes and cuisines, and merchants, which are opened at once. */
export const suggestionListSchema = z
  .object({
    suggestions: z.array(
      z.object({
        text: z.string(),
        kind: z.enum(['dish', 'cuisine', 'merchant']),
        merchantID: idSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'SuggestionList' })
export type SuggestionList = z.infer<typeof suggestionListSchema>
