// The current key and the former key, which it has replaced. The former
// key only verifies and decrypts, until a set time, so that tokens,
// encrypted secrets and printed codes survive a change of the key.
import type { Database } from '../database/database.ts'
import { deriveKey, readServerKey } from './server-key.ts'

export type KeyRing<Key = Buffer> = {
  /** The key that signs and encrypts. */
  current: Key
  former?: Key | undefined
  isFormerValid(): boolean
}

export type FormerKey = { key: string; until: Date }

/**
 * Returns the keys from the settings. If there are none, returns the random key that is stored in
 * the database.
 */
export async function readKeyRing(
  database: Pick<Database, 'query'>,
  {
    secretKey,
    formerSecretKey,
  }: { secretKey: string | undefined; formerSecretKey?: FormerKey | undefined },
  clock: () => Date,
): Promise<KeyRing> {
  return {
    current: await readServerKey(database, secretKey),
    former: formerSecretKey && Buffer.from(formerSecretKey.key),
    isFormerValid: () => formerSecretKey !== undefined && clock() < formerSecretKey.until,
  }
}

/** Returns a ring of keys that are derived from the keys of `ring`. */
export function mapKeys<From, To>(
  { current, former, isFormerValid }: KeyRing<From>,
  map: (key: From) => To,
): KeyRing<To> {
  return {
    current: map(current),
    former: former === undefined ? undefined : map(former),
    isFormerValid,
  }
}

/** Returns the keys for one purpose; see `deriveKey`. */
export function deriveKeys(ring: KeyRing, purpose: string): KeyRing {
  return mapKeys(ring, (key) => deriveKey(key, purpose))
}

/**
 * Returns the result of `read` with the current key. If that is
 * null, returns the result with the former key while it is valid.
 */
export function readWithKeys<Key, Value>(
  { current, former, isFormerValid }: KeyRing<Key>,
  read: (key: Key) => Value | null,
): Value | null {
  const value = read(current)
  return value === null && former !== undefined && isFormerValid() ? read(former) : value
}
