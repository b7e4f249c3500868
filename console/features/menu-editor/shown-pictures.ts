// The pictures that eaters see now. The file of a menu names drawings by recipe, not by address.
import { createSend } from '@tingkat/contract/client'
import { paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { coverKey, type ShownPictures } from './editor-context.ts'

const send = createSend({ baseUrl: '', fetch: (url, init) => fetch(url, init) })

/** Returns the addresses by dish id and the cover; none of a merchant that eaters do not see. */
export async function readShownPictures(merchantID: string): Promise<ShownPictures> {
  const result = await send<Merchant>('GET', paths.merchant, { parameters: { merchantID } })
  if (!result.ok) return new Map()
  const { imgHref: cover, menu } = result.data
  const dishes = menu.categories.flatMap(({ items }) => items)
  return new Map([[coverKey, cover], ...dishes.map(({ ID, imgHref }) => [ID, imgHref] as const)])
}
