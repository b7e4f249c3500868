// Schemas for the texts of public pages. The operator's staff edit these texts in dated versions.
import { z } from 'zod'
import { countryCodeSchema } from './shape.ts'

/** The public pages whose text the operator can edit. */
export const editedPages = ['promise'] as const

const textSchema = z.string().trim().min(1).max(2_000)
const sectionSchema = z.object({ title: z.string().trim().min(1).max(200), text: textSchema })
/** The text of one edited page. All strings are plain text without markup. */
export const pageTextSchema = z
  .object({ lead: textSchema, sections: z.array(sectionSchema).max(20) })
  .meta({ id: 'PageText' })
export type PageText = z.infer<typeof pageTextSchema>

const languageSchema = z.string().max(10)
export const pageParamsSchema = z.object({ page: z.enum(editedPages) })
export const pageTextQuerySchema = z.object({
  country: countryCodeSchema,
  language: languageSchema,
})

/** The text that is in force; null while the text that comes with the product is shown. */
export const shownPageTextSchema = z
  .object({ text: pageTextSchema.extend({ validFrom: z.string() }).nullable() })
  .meta({ id: 'ShownPageText' })
export type ShownPageText = z.infer<typeof shownPageTextSchema>

export const publishPageTextSchema = z
  .object({
    actionID: z.string().min(8).max(100),
    country: countryCodeSchema,
    language: languageSchema,
    /** The day, in the country's time zone, from which the text is shown: today or later. */
    validFrom: z.iso.date(),
    content: pageTextSchema,
  })
  .meta({ id: 'PublishPageTextRequest' })
export type PublishPageText = z.infer<typeof publishPageTextSchema>

export const pageVersionListSchema = z
  .object({
    versions: z.array(
      z.object({
        version: z.int(),
        validFrom: z.string(),
        content: pageTextSchema,
        publishedAt: z.string(),
        /** The name of the person who published the version; null if the person was deleted. */
        byName: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'PageVersionList' })
export type PageVersionList = z.infer<typeof pageVersionListSchema>
