// Secrets that must be read again are kept sealed: whoever
// copies the database alone cannot read them (AES-256-GCM).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** `key` has 32 bytes; what is sealed `about` one thing opens about no other. */
export function seal(key: Uint8Array, about: string, secret: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Null when it was sealed with another key, about something else, or changed since. */
export function unseal(key: Uint8Array, about: string, sealed: Uint8Array): string | null {
  const [iv, tag, text] = [
    sealed.subarray(0, ivBytes),
    sealed.subarray(ivBytes, ivBytes + tagBytes),
    sealed.subarray(ivBytes + tagBytes),
  ]
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag)
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
