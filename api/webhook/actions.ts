// What partners do with their webhook: register it, look at it, change its secret, try it, take it away.
import type { Webhook, WebhookTestResult, WebhookWithSecret } from '@tingkat/contract/webhook'
import { problem } from '../http/problem.ts'
import type { Partner, PartnerStore } from '../partner/store.ts'
import { seal } from '../platform/keys/seal.ts'
import { readOutcome, send, type SendingPorts } from './sending-actions.ts'
import { newSecret } from './signature.ts'
import type { KeptWebhook } from './store.ts'

export type WebhookPorts = Omit<SendingPorts, 'orders' | 'log'> & {
  partners: PartnerStore
  newID: () => string
}

// Long enough to bring the new one to every till.
const overlapMs = 24 * 3_600_000

/** Throws url_refused with `reason`. */
export async function saveWebhook(
  ports: WebhookPorts,
  { partnerID }: Partner,
  url: string,
): Promise<WebhookWithSecret> {
  const reason = await ports.outgoing.faultOf(url)
  if (reason) throw problem('url_refused', { reason })
  const secret = newSecret()
  const kept = await ports.webhooks.save(partnerID, url, sealed(ports, partnerID, secret))
  return { ...toWebhook(kept), secret }
}

/** Throws not_found before one is registered. */
export async function readWebhook(
  { webhooks }: WebhookPorts,
  { partnerID }: Partner,
): Promise<Webhook> {
  return toWebhook(foundOr404(await webhooks.find(partnerID)))
}

/** For a day deliveries are signed with both. Throws not_found. */
export async function rotateSecret(
  ports: WebhookPorts,
  { partnerID }: Partner,
): Promise<WebhookWithSecret> {
  const secret = newSecret()
  return {
    ...toWebhook(
      foundOr404(await ports.webhooks.rotate(partnerID, sealed(ports, partnerID, secret))),
    ),
    secret,
  }
}

/** Throws not_found. */
export async function deleteWebhook(
  { webhooks }: WebhookPorts,
  { partnerID }: Partner,
): Promise<void> {
  if (!(await webhooks.remove(partnerID))) throw problem('not_found')
}

/** Sends one message now and tells what came of it. Throws not_found. */
export async function testWebhook(
  ports: WebhookPorts,
  { partnerID }: Partner,
): Promise<WebhookTestResult> {
  const target = foundOr404(await ports.webhooks.findSecrets(partnerID))
  const at = ports.clock()
  const outcome = readOutcome(
    await send(ports, partnerID, target, ports.newID(), {
      type: 'webhook.test',
      timestamp: at.toISOString(),
      data: null,
    }),
  )
  await ports.webhooks.note(partnerID, { at, ...outcome })
  return { delivered: outcome.failure === null, ...outcome }
}

function sealed({ webhookKey, clock }: WebhookPorts, partnerID: string, secret: string) {
  const now = clock()
  return {
    secret: seal(webhookKey, partnerID, secret),
    now,
    formerUntil: new Date(now.getTime() + overlapMs),
  }
}

function foundOr404<T>(found: T | null): T {
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
}: KeptWebhook): Webhook {
  return {
    url,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
    formerSecretUntil: formerUntil?.toISOString() ?? null,
    last: lastAt ? { at: lastAt.toISOString(), status: lastStatus, failure: lastFailure } : null,
    waiting,
  }
}
