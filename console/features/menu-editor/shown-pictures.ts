// Reads the pictures that eaters see now from the public menu. The menu file does not contain the
// addresses of generated pictures, only their descriptions.
import { createSend } from '@tingkat/contract/client'
import { paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { coverKey, type ShownPictures } from './editor-context.ts'

const send = createSend({ baseUrl: '', fetch: (url, init) => fetch(url, init) })

/**
 * Returns the addresses of the dishes' pictures by dish id, and that of the cover photo by
 * `coverKey`. The map is empty for a merchant that eaters do not see.
 */
export async function readShownPictures(merchantID: string): Promise<ShownPictures> {
  const result = await send<Merchant>('GET', paths.merchant, { parameters: { merchantID } })
  if (!result.ok) return new Map()
  const { imgHref: cover, menu } = result.data
  const dishes = menu.categories.flatMap(({ items }) => items)
  return new Map([[coverKey, cover], ...dishes.map(({ ID, imgHref }) => [ID, imgHref] as const)])
}
