// Signs what is sent to partners in the form of Standard Webhooks (standardwebhooks.com), with one secret or, while it is being changed, with those before as well.
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** What the key that seals the secrets is derived for. */
export const webhookKeyPurpose = 'webhook-secret'

// 24 to 64 bytes, says the form.
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
