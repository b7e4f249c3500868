// Encryption (AES-256-GCM) of secrets in the database, so
// that a copy of the database does not reveal them.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a secret. `key` has 32 bytes. `unseal` needs the
 * same `context`, for example the id of the secret's owner.
 */
export function seal(key: Uint8Array, context: string, secret: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Decrypts a secret. Returns null for another key or context, or if the bytes were changed. */
export function unseal(key: Uint8Array, context: string, sealed: Uint8Array): string | null {
  const [iv, tag, text] = [
    sealed.subarray(0, ivBytes),
    sealed.subarray(ivBytes, ivBytes + tagBytes),
    sealed.subarray(ivBytes + tagBytes),
  ]
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag)
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
