// Schemas of search suggestions. The search itself is a filter of the merchant list.
import { z } from 'zod'
import { countryCodeSchema, idSchema } from './shape.ts'

export const suggestionQuerySchema = z.object({
  country: countryCodeSchema,
  q: z.string().max(200),
})
/**
 * Suggestions for the typed text: names of dishes and cuisines to search for, and merchants to open
 * directly.
 */
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
