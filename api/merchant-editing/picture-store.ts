// SQL of uploaded pictures. A picture is stored together with the merchant that uploaded it.
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
    async count({ country, merchantID }: MerchantKey): Promise<number> {
      const { rows } = await query<{ all: number }>(
        `select count(*)::int as "all" from merchant_picture
         where country = $1 and merchant_id = $2`,
        [country, merchantID],
      )
      return rows[0]?.all ?? 0
    },
    /**
     * Returns those ids whose picture the merchant may use: it has
     * uploaded the picture, or one of its revisions contains the picture.
     */
    async findStored(
      { country, merchantID }: MerchantKey,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const { rows } = await query<{ id: string }>(
        `select id from merchant_picture
         where country = $1 and merchant_id = $2 and id = any($3::text[])
         union
         select shown.id from merchant_revision r,
           lateral (
             select r.file #>> '{picture,stored}' as id
             union all
             select stored #>> '{}'
             from jsonb_path_query(r.file, '$.categories[*].dishes[*].picture.stored') stored
           ) shown
         where r.country = $1 and r.merchant_id = $2 and shown.id = any($3::text[])`,
        [country, merchantID, ids],
      )
      return new Set(rows.map(({ id }) => id))
    },
    /** Records that the merchant has uploaded the picture. No-op if this was recorded before. */
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
