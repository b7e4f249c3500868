// Schemas of restaurant tables: validation of a scanned table code, and the table codes of a
// merchant.
import { z } from 'zod'
import { idSchema } from './shape.ts'

export const tableNumberSchema = z.string().min(1).max(40)
export const tableCodeSchema = z.string().max(100)

/**
 * The query of a request for a table. `tableCode` is empty if the company that operates Tingkat
 * accepts table numbers without a code.
 */
export const tableQuerySchema = z.object({ tableCode: tableCodeSchema.default('') })

/** A valid table, with the code that an order at the table must contain. */
export const tableSchema = z
  .object({
    merchantID: idSchema,
    tableID: idSchema,
    tableNumber: z.string(),
    tableCode: z.string(),
  })
  .meta({ id: 'Table' })
export type Table = z.infer<typeof tableSchema>

/**
 * A table of a merchant. `address` is the URL in the table's QR code. `serial` is the serial number
 * of the table's current code.
 */
export const partnerTableSchema = z
  .object({ tableID: idSchema, tableNumber: z.string(), serial: z.int(), address: z.string() })
  .meta({ id: 'PartnerTable' })
export type PartnerTable = z.infer<typeof partnerTableSchema>
export const partnerTableListSchema = z
  .object({ tables: z.array(partnerTableSchema) })
  .meta({ id: 'PartnerTableList' })
export type PartnerTableList = z.infer<typeof partnerTableListSchema>

/**
 * Revokes a table code. `serial` is the serial number of the code, so that a repeated request does
 * not revoke the next code.
 */
export const revokeTableCodeBodySchema = z
  .object({ serial: z.int().min(1).max(1_000_000) })
  .meta({ id: 'RevokeTableCode' })
export type RevokeTableCodeBody = z.input<typeof revokeTableCodeBodySchema>
