// Use cases of push subscriptions: subscribe and unsubscribe a browser.
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

/**
 * Stores a push subscription, which ends together with the session of `token`. Throws
 * unauthenticated if that session has ended, and url_refused, with its `reason`, if the
 * subscription's URL is not allowed.
 */
export async function subscribe(
  { push, outgoing, clock, newID }: PushPorts,
  { accountID }: Eater,
  token: string,
  { endpoint, keys, language }: PushSubscriptionBody,
): Promise<void> {
  const reason = outgoing.faultOfText(endpoint)
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

/** Deletes a push subscription. No-op if there is none for the subscription's URL. */
export async function unsubscribe(
  { push }: PushPorts,
  { accountID }: Eater,
  endpoint: string,
): Promise<void> {
  await push.remove(accountID, endpoint)
}
