// Secrets that open something: session and partner tokens. Only their hashes are stored.
import { createHash, randomBytes } from 'node:crypto'

// 256 bits cannot be guessed, so a fast hash is enough to keep them.
const tokenBytes = 32

export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
