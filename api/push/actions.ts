// What eaters do about push messages: have this browser told, or no longer.
import { pushSubscriptionsMax, type PushSubscriptionBody } from '@tingkat/contract/push'
import type { Eater } from '../account/session.ts'
import { hashToken } from '../account/token.ts'
import { problem } from '../http/problem.ts'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'
import type { PushStore } from './store.ts'

export type PushPorts = {
  push: PushStore
  outgoing: Outgoing
  clock: () => Date
  newID: () => string
}

/** For as long as the session of `token` lasts. Throws url_refused with `reason`, unauthenticated when the session has just ended. */
export async function subscribe(
  { push, outgoing, clock, newID }: PushPorts,
  { accountID }: Eater,
  token: string,
  { endpoint, keys, language }: PushSubscriptionBody,
): Promise<void> {
  const reason = await outgoing.faultOf(endpoint)
  if (reason) throw problem('url_refused', { reason })
  const saved = await push.save(
    {
      id: newID(),
      accountID,
      sessionHash: hashToken(token),
      endpoint,
      ...keys,
      language,
      now: clock(),
    },
    pushSubscriptionsMax,
  )
  if (!saved) throw problem('unauthenticated')
}

/** One that is not there is gone already. */
export async function unsubscribe(
  { push }: PushPorts,
  { accountID }: Eater,
  endpoint: string,
): Promise<void> {
  await push.remove(accountID, endpoint)
}
