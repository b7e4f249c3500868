// The encrypted secrets of a partner's webhook: decrypting
// them, and encrypting them again with another key.
import { readWithKeys, type KeyRing } from '../platform/keys/key-ring.ts'
import { seal, unseal } from '../platform/keys/seal.ts'
import type { StoredSecrets, WebhookStore } from './store.ts'

type Sealed = Pick<StoredSecrets, 'secret' | 'formerSecret'>

/** Returns the decrypted secrets, the current one first, without those that no key decrypts. */
export function openSecrets(keys: KeyRing, partnerID: string, sealed: Sealed): string[] {
  return splitSecrets(sealed).flatMap(
    (bytes) => readWithKeys(keys, (key) => unseal(key, partnerID, bytes)) ?? [],
  )
}

/**
 * Splits the former secrets, which are stored as one
 * sequence of bytes. Each is as long as the current one.
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
  /** Partners whose current secret no key decrypts, so that they have to ask for a new one. */
  unreadable: string[]
}

/**
 * Re-encrypts with the current key all secrets that another key has encrypted. Skips a secret that
 * its partner changes during this call, because the new one is encrypted with the current key.
 * Idempotent.
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
