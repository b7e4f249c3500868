// Signs webhook messages as specified by Standard Webhooks (standardwebhooks.com). After a
// rotation, messages bear signatures with the former secrets too.
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/**
 * The server derives a key for each purpose from its main key. This purpose is for encrypting
 * webhook secrets.
 */
export const webhookKeyPurpose = 'webhook-secret'

// Standard Webhooks requires secrets of 24 to 64 bytes.
const secretBytes = 32

export const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`

export function signedHeaders(
  secrets: readonly string[],
  { messageID, at, body }: { messageID: string; at: Date; body: string },
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': messageID,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(messageID, at, body))
      .join(' '),
  }
}
