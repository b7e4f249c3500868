// Tables on the wire: whether a scanned code is good, and what a till sees of its tables' codes.
import { z } from 'zod'
import { idSchema } from './shape.ts'

export const tableNumberSchema = z.string().min(1).max(40)
export const tableCodeSchema = z.string().max(100)

/** Without a code: for tables whose number alone is taken, where the operator allows that. */
export const tableQuerySchema = z.object({ tableCode: tableCodeSchema.default('') })

/** A table that orders, and what to order with at it. */
export const tableSchema = z
  .object({
    merchantID: idSchema,
    tableID: idSchema,
    tableNumber: z.string(),
    tableCode: z.string(),
  })
  .meta({ id: 'Table' })
export type Table = z.infer<typeof tableSchema>

/** `address` is what the QR code of the table says; `serial` counts the codes that the table has had. */
export const partnerTableSchema = z
  .object({ tableID: idSchema, tableNumber: z.string(), serial: z.int(), address: z.string() })
  .meta({ id: 'PartnerTable' })
export type PartnerTable = z.infer<typeof partnerTableSchema>
export const partnerTableListSchema = z
  .object({ tables: z.array(partnerTableSchema) })
  .meta({ id: 'PartnerTableList' })
export type PartnerTableList = z.infer<typeof partnerTableListSchema>

/** `serial` is that of the code to revoke: sent twice it revokes once. */
export const revokeTableCodeBodySchema = z
  .object({ serial: z.int().min(1).max(1_000_000) })
  .meta({ id: 'RevokeTableCode' })
export type RevokeTableCodeBody = z.input<typeof revokeTableCodeBodySchema>
