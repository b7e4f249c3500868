// Use cases of webhooks: register, read, rotate the secret, test and delete.
import type { Webhook, WebhookTestResult, WebhookWithSecret } from '@tingkat/contract/webhook'
import { problem } from '../http/problem.ts'
import type { Partner, PartnerStore } from '../partner/store.ts'
import { seal } from '../platform/keys/seal.ts'
import { toOutcome, sendSigned, type SendingPorts } from './sending-actions.ts'
import { newSecret } from './signature.ts'
import type { StoredWebhook } from './store.ts'

export type WebhookPorts = Omit<SendingPorts, 'orders' | 'log'> & {
  partners: PartnerStore
  newID: () => string
}

// After a rotation, the former secret stays valid for this many milliseconds (a day), in which the
// partner installs the new secret in its systems.
const overlapMs = 24 * 3_600_000

/**
 * Registers the partner's webhook or changes its URL. Throws url_refused, with its `reason`, if
 * messages must not be sent to that URL.
 */
export async function saveWebhook(
  ports: WebhookPorts,
  { partnerID }: Partner,
  url: string,
): Promise<WebhookWithSecret> {
  const reason = await ports.outgoing.faultOf(url)
  if (reason) throw problem('url_refused', { reason })
  const secret = newSecret()
  const stored = await ports.webhooks.save(partnerID, url, sealSecret(ports, partnerID, secret))
  return { ...toWebhook(stored), secret }
}

/** Returns the partner's webhook. Throws not_found if none is registered. */
export async function readWebhook(
  { webhooks }: WebhookPorts,
  { partnerID }: Partner,
): Promise<Webhook> {
  return toWebhook(requireFound(await webhooks.find(partnerID)))
}

/**
 * Creates a new secret that signs the partner's webhook messages. For a day, messages are signed
 * with the former secret too. Throws not_found if no webhook is registered.
 */
export async function rotateSecret(
  ports: WebhookPorts,
  { partnerID }: Partner,
): Promise<WebhookWithSecret> {
  const secret = newSecret()
  return {
    ...toWebhook(
      requireFound(await ports.webhooks.rotate(partnerID, sealSecret(ports, partnerID, secret))),
    ),
    secret,
  }
}

/** Deletes the partner's webhook. Throws not_found if none is registered. */
export async function deleteWebhook(
  { webhooks }: WebhookPorts,
  { partnerID }: Partner,
): Promise<void> {
  if (!(await webhooks.remove(partnerID))) throw problem('not_found')
}

/**
 * Sends a test message now and returns the result. Throws not_found if no webhook is registered.
 */
export async function testWebhook(
  ports: WebhookPorts,
  { partnerID }: Partner,
): Promise<WebhookTestResult> {
  const target = requireFound(await ports.webhooks.findSecrets(partnerID))
  const at = ports.clock()
  const outcome = toOutcome(
    await sendSigned(ports, partnerID, target, ports.newID(), {
      type: 'webhook.test',
      timestamp: at.toISOString(),
      data: null,
    }),
  )
  await ports.webhooks.recordOutcome(partnerID, { at, ...outcome })
  return { delivered: outcome.failure === null, ...outcome }
}

function sealSecret({ webhookKeys, clock }: WebhookPorts, partnerID: string, secret: string) {
  const now = clock()
  return {
    secret: seal(webhookKeys.current, partnerID, secret),
    now,
    formerUntil: new Date(now.getTime() + overlapMs),
  }
}

function requireFound<T>(found: T | null): T {
  if (!found) throw problem('not_found')
  return found
}

function toWebhook({
  url,
  createdAt,
  disabledAt,
  formerUntil,
  lastAt,
  lastStatus,
  lastFailure,
  waiting,
}: StoredWebhook): Webhook {
  return {
    url,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
    formerSecretUntil: formerUntil?.toISOString() ?? null,
    last: lastAt ? { at: lastAt.toISOString(), status: lastStatus, failure: lastFailure } : null,
    waiting,
  }
}
