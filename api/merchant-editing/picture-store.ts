// SQL of uploaded pictures: which merchant has uploaded which, and how many lately.
import type { Database } from '../platform/database/database.ts'
import type { MerchantKey } from './revision-store.ts'

export type UploadedPictureRow = {
  id: string
  kind: 'dish' | 'cover'
  uploadedBy: string
  uploadedAt: Date
}
export type PictureStore = ReturnType<typeof openPictureStore>

export function openPictureStore({ query }: Pick<Database, 'query'>) {
  return {
    /** `lately` counts uploads since that time. */
    async count(
      { country, merchantID }: MerchantKey,
      since: Date,
    ): Promise<{ all: number; lately: number }> {
      const { rows } = await query<{ all: number; lately: number }>(
        `select count(*)::int as "all",
           (count(*) filter (where uploaded_at > $3))::int as lately
         from merchant_picture where country = $1 and merchant_id = $2`,
        [country, merchantID, since],
      )
      return rows[0] ?? { all: 0, lately: 0 }
    },
    /** No-op if the merchant has uploaded the picture before. */
    async add(
      { country, merchantID }: MerchantKey,
      { id, kind, uploadedBy, uploadedAt }: UploadedPictureRow,
    ): Promise<void> {
      await query(
        `insert into merchant_picture (country, merchant_id, id, kind, uploaded_by, uploaded_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [country, merchantID, id, kind, uploadedBy, uploadedAt],
      )
    },
  }
}
