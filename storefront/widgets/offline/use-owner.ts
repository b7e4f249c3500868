// Deletes the stored pages and orders as soon as another eater uses this browser.
import { useEffect } from 'react'
import type { Me } from '../../features/account/me-store.ts'
import { forgetKept } from '../../platform/offline/kept-pages.ts'
import { createStored } from '../../platform/storage/stored.ts'

/** The opaque id of the eater for whom this browser keeps pages and orders; null for a guest. */
const owner = createStored<string>('kept-owner', (value) =>
  typeof value === 'string' ? value : null,
)

export function useOwner(me: Me): void {
  const current = me.status === 'member' ? (me.user.safeId ?? null) : null
  const isKnown = me.status === 'member' || me.status === 'guest'
  useEffect(() => {
    if (!isKnown || owner.read() === current) return
    // Menus that a guest has opened are kept when the guest logs in.
    if (owner.read() !== null) forgetKept()
    owner.write(current)
  }, [isKnown, current])
}
