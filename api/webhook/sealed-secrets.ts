// Decrypts the secrets of webhooks, and encrypts them again after a change of the server's key.
import { readWithKeys, type KeyRing } from '../platform/keys/key-ring.ts'
import { seal, unseal } from '../platform/keys/seal.ts'
import type { StoredSecrets, WebhookStore } from './store.ts'

type Sealed = Pick<StoredSecrets, 'secret' | 'formerSecret'>

/**
 * Returns a webhook's decrypted secrets, the current one first. Leaves out secrets that no key
 * decrypts.
 */
export function openSecrets(keys: KeyRing, partnerID: string, sealed: Sealed): string[] {
  return splitSecrets(sealed).flatMap(
    (bytes) => readWithKeys(keys, (key) => unseal(key, partnerID, bytes)) ?? [],
  )
}

/**
 * Returns a webhook's current and former secrets, still encrypted. The former ones are stored as
 * one sequence of bytes; each is as long as the current one.
 */
function splitSecrets({ secret, formerSecret }: Sealed): Uint8Array[] {
  const former = formerSecret ?? new Uint8Array()
  return [
    secret,
    ...Array.from({ length: former.length / secret.length }, (_, index) =>
      former.subarray(index * secret.length, (index + 1) * secret.length),
    ),
  ]
}

export type Resealed = {
  done: number
  /**
   * Ids of partners whose current webhook secret none of the server's keys decrypts. They must
   * rotate their secret.
   */
  unreadable: string[]
}

/**
 * Encrypts with the server's current key all webhook secrets that were encrypted with another key.
 * Skips a secret that its partner replaces at the same time, because the new secret is already
 * encrypted with the current key. Idempotent.
 */
export async function resealWebhooks(
  webhooks: Pick<WebhookStore, 'listSecrets' | 'replaceSecrets'>,
  keys: KeyRing,
): Promise<Resealed> {
  const resealed: Resealed = { done: 0, unreadable: [] }
  for (const { partnerID, ...sealed } of await webhooks.listSecrets()) {
    const parts = splitSecrets(sealed)
    if (parts.every((bytes) => unseal(keys.current, partnerID, bytes) !== null)) continue
    const secrets = parts.map((bytes) => readWithKeys(keys, (key) => unseal(key, partnerID, bytes)))
    const [secret, ...former] = secrets.map((text) => text && seal(keys.current, partnerID, text))
    if (!secret) {
      resealed.unreadable.push(partnerID)
      continue
    }
    const kept = former.filter((bytes) => bytes instanceof Uint8Array)
    const after = { secret, formerSecret: kept.length ? Buffer.concat(kept) : null }
    if (await webhooks.replaceSecrets(partnerID, sealed, after)) resealed.done += 1
  }
  return resealed
}
