// A React hook for the current user. The first component that uses it starts the request.
import { useEffect, useSyncExternalStore } from 'react'
import { client } from '../../platform/browser/client.ts'
import { createStored } from '../../platform/storage/stored.ts'
import { createMeStore, type Me } from './me-store.ts'

export const meStore = createMeStore(
  () => client.readMe(),
  createStored('logged-in', (value) => (value === true ? value : null)),
)

const asking: Me = { status: 'asking' }

export function useMe(): Me {
  const me = useSyncExternalStore(meStore.subscribe, meStore.read, () => asking)
  useEffect(() => {
    if (meStore.read().status === 'asking') void meStore.refresh()
  }, [])
  return me
}
