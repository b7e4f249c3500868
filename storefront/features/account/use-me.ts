// A React hook for the current user. The first component that uses it starts the request.
import { useEffect, useSyncExternalStore } from 'react'
import { client } from '../../platform/browser/client.ts'
import { createStored } from '../../platform/storage/stored.ts'
import { memberKey } from '../../platform/site/mode-script.ts'
import { createMeStore, type Me } from './me-store.ts'

// The maximum length of stored initials in UTF-16
// code units: two letters with their combining marks.
const maxInitials = 8

/** The initials of the eater who is logged in in this browser; null for a guest. */
export const memberInitials = createStored(memberKey, (value) => {
  if (typeof value === 'string') return value.slice(0, maxInitials)
  // Browsers may still have the value `true`, which an earlier version of the page stored instead
  // of the initials.
  return value === true ? '' : null
})

export const meStore = createMeStore(() => client.readMe(), memberInitials)

// Before the first render, an inline script sets `data-member` on the root element if an eater was
// logged in at the last visit. The attribute is removed here when the server says that the visitor
// is a guest.
meStore.subscribe(() => {
  if (meStore.read().status === 'guest') delete document.documentElement.dataset['member']
})

const asking: Me = { status: 'asking' }

export function useMe(): Me {
  const me = useSyncExternalStore(meStore.subscribe, meStore.read, () => asking)
  useEffect(() => {
    if (meStore.read().status === 'asking') void meStore.refresh()
  }, [])
  return me
}
