// Secret tokens of sessions and partners. Only their hashes are stored.
import { createHash, randomBytes } from 'node:crypto'

// 256 random bits cannot be guessed, so a fast unsalted hash is enough to protect them.
const tokenBytes = 32

export function generateToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
