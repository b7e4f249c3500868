// Schemas shared by several features: ids, points, amounts, cursors.
import { countryCodes } from '@tingkat/ordering/country/country'
import { z } from 'zod'

export const countryCodeSchema = z.enum(countryCodes)

/** An id of this system or of a partner. */
export const idSchema = z.string().min(1).max(100)

export const latitudeSchema = z.number().min(-90).max(90)
export const longitudeSchema = z.number().min(-180).max(180)
export const pointSchema = z.object({ latitude: latitudeSchema, longitude: longitudeSchema })

export const instantSchema = z.iso.datetime({ offset: true })

export const amountSchema = z
  .object({ amountInMinor: z.int(), amountDisplay: z.string() })
  .meta({ id: 'Amount' })
export const currencySchema = z
  .object({ code: z.string(), symbol: z.string(), exponent: z.int() })
  .meta({ id: 'Currency' })

/** The `nextCursor` of the previous page. Its content is opaque to clients. */
export const cursorSchema = z.string().max(200)

/**
 * Returns the schema of a trimmed text of `min` to `max` code points. The limit of the string is
 * doubled, because it counts UTF-16 code units, of which one code point takes up to two.
 */
export const textSchema = (max: number, min = 0) =>
  z
    .string()
    .max(max * 2)
    .trim()
    .refine((text) => {
      const { length } = Array.from(text)
      return length >= min && length <= max
    }, `${min} to ${max} characters`)
