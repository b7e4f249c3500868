// A React hook for the current pictures of merchants, because an order does not store a picture.
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useSite } from '../../../platform/site/site.tsx'

// The API accepts at most 12 ids of merchants in a request.
const idsPerRequest = 12

type Pictures = Readonly<Record<string, string>>

/**
 * Returns picture URLs by merchant id, '' for a merchant that no longer exists or is in another
 * country. A merchant has no entry while its picture is loading or if loading failed.
 */
export function useMerchantPictures(merchantIDs: readonly string[]): Pictures {
  const { country } = useSite()
  const [pictures, setPictures] = useState<Pictures>({})
  const missing = [...new Set(merchantIDs)].filter((id) => pictures[id] === undefined)
  // Each response changes this value, so that the effect reads the next ids.
  const ids = missing.slice(0, idsPerRequest).join(',')
  useEffect(() => {
    if (!ids) return undefined
    let cancelled = false
    async function read() {
      const answer = await client.listMerchants({ country: country.code, ids })
      if (cancelled || !answer.ok) return
      const unknown = ids.split(',').map((id) => [id, ''])
      const known = answer.data.merchants.map(({ ID, imgHref }) => [ID, imgHref])
      const more = Object.fromEntries([...unknown, ...known]) as Pictures
      setPictures((before) => ({ ...before, ...more }))
    }
    void read()
    return () => {
      cancelled = true
    }
  }, [ids, country.code])
  return pictures
}
