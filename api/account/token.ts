// Creates and hashes the secret tokens of sessions and partners. Only the hashes are stored.
import { createHash, randomBytes } from 'node:crypto'

// 256 random bits cannot be guessed, so a fast hash without a salt protects the tokens well enough.
const tokenBytes = 32

export function generateToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
