// Finds texts and ids of other accounts in an answer. It reads from the database to whom they
// belong, because the API's routes, which it tests, may have faults.
import type { Actor } from './actors.ts'
import type { Exchange, Fault } from './checks.ts'
import { findMarkers, type Marker, type MarkerField } from './markers.ts'
import type { World } from './world.ts'

const forPartners: readonly MarkerField[] = ['comment', 'cancel', 'help']
// Fields that a merchant needs to prepare an order. On each bag of a group order stands the alias
// of the member who chose the dishes.
const forMerchants = new Set<MarkerField>([...forPartners, 'alias'])
// Fields that a courier needs to deliver an order, and the order's chat.
const forFleets = new Set<MarkerField>([...forPartners, 'address', 'detail', 'note', 'chat'])
// Fields of a review, which everybody may read: the author's name and the text.
const forReaders = new Set<MarkerField>(['name', 'alias', 'other'])
// Fields that members of a group order may read about each other.
const forMembers = new Set<MarkerField>([
  'name',
  'alias',
  'group',
  'address',
  'display',
  'detail',
  'comment',
])
// Fields of the invitation to a group order, which everybody with the group order's link may read.
const forInvited = new Set<MarkerField>(['name', 'alias', 'group'])
// Fields that a problem document must not contain, even if the same account wrote them. A problem
// document may contain other fields: it may name the wrong value or contain the current version of
// the data.
const notInProblems = new Set<MarkerField>(['chat', 'help', 'label'])

export async function findLeaks(world: World, exchange: Exchange): Promise<Fault[]> {
  const { answer } = exchange
  const markers = findMarkers(answer.text)
  const faults = [...findSecrets(world, exchange), ...(await findPositions(world, exchange))]
  for (const marker of markers) {
    const reason = await refusalOf(world, exchange, marker)
    if (reason)
      faults.push({ rule: 'no texts of others', detail: `${reason}: ${describe(marker)}` })
  }
  return [...faults, ...(await findForeignOrders(world, exchange))]
}

const describe = ({ owner, field }: Marker) => `the ${field} of account ${owner}`

/**
 * Finds tokens and phone numbers of other accounts in an answer. They contain no marker
 * (markers.ts), and so need their own search.
 */
function findSecrets({ actors }: World, { actor, answer }: Exchange): Fault[] {
  const faults: Fault[] = []
  for (const { name, credentials, account, role } of actors.values()) {
    const token = Object.values(credentials)[0]?.replace(/^(__Host-tingkat_\w+=|Bearer )/, '')
    if (role !== 'guest' && token && answer.text.includes(token))
      faults.push({ rule: 'no tokens in answers', detail: `of ${name}` })
    if (!account || name === actor.name) continue
    if (answer.text.includes(account.phone.slice(-8)))
      faults.push({ rule: 'no numbers of others', detail: `of ${name}` })
  }
  return faults
}

/**
 * Finds positions of other eaters in an answer. Couriers may see them, and so may members of the
 * same group order, because the position may be its delivery address.
 */
async function findPositions(
  { actors, api }: World,
  { actor, answer }: Exchange,
): Promise<Fault[]> {
  if (actor.partner?.role === 'courier') return []
  const faults: Fault[] = []
  for (const { name, account } of actors.values()) {
    if (!account || name === actor.name || !answer.text.includes(String(account.latitude))) continue
    const { rows } = await api.database.query(
      'select 1 from shared_basket where strpos(doc::text, $1) > 0 and strpos(doc::text, $2) > 0',
      [account.accountID, actor.account?.accountID ?? 'nobody'],
    )
    if (rows.length === 0) faults.push({ rule: 'no positions of others', detail: `of ${name}` })
  }
  return faults
}

/**
 * Returns why the actor must not read the marker's text in this answer, or null if the actor may.
 */
async function refusalOf(world: World, exchange: Exchange, marker: Marker): Promise<string | null> {
  const { actor, answer, operation } = exchange
  if (operation.id.endsWith('/invitation') && forInvited.has(marker.field)) return null
  if (operation.id.endsWith('/reviews') && forReaders.has(marker.field)) return null
  if (marker.owner === actor.code)
    return answer.status >= 400 && notInProblems.has(marker.field) ? 'in a problem' : null
  if (isBusinessMarker(world, marker)) return null
  if (actor.role === 'staff') return forMerchants.has(marker.field) ? null : `to ${actor.name}`
  if (actor.partner) return partnerRefusal(actor, marker.field)
  if (actor.role === 'eater') return await memberRefusal(world, exchange, marker)
  return `to ${actor.name}`
}

/**
 * Whether a partner or a manager wrote the marker's text. Everybody may read such texts, because
 * they contain no personal data.
 */
const isBusinessMarker = ({ actors }: World, { owner }: Marker): boolean =>
  [...actors.values()].some(
    ({ code, role }) => code === owner && (role === 'partner' || role === 'staff'),
  )

/**
 * Returns why the partner must not read this field of an order, or null if it may.
 * `findForeignOrders` checks whether the partner may see the order at all.
 */
function partnerRefusal({ name, partner }: Actor, field: MarkerField): string | null {
  const allowed = partner?.role === 'courier' ? forFleets : forMerchants
  return allowed.has(field) ? null : `to ${name}`
}

/**
 * Returns null if both eaters are or were members of the same group order, because members see each
 * other's dishes. Otherwise returns why the eater must not read the marker.
 */
async function memberRefusal(
  { api }: World,
  { actor, answer, operation, request }: Exchange,
  { field, owner }: Marker,
): Promise<string | null> {
  const refusal = `to ${actor.name}`
  if (!/group-order|\/export|\/orders/.test(operation.id)) return refusal
  if (forInvited.has(field) && request.url.includes('group-orders')) return null
  if (!forMembers.has(field)) return refusal
  const { rows } = await api.database.query(
    `select 1 from shared_basket where strpos(doc::text, $1) > 0 and strpos(lower(doc::text), $2) > 0`,
    [actor.account?.accountID, `qzx${owner}q`],
  )
  return rows.length > 0 && answer.status < 500 ? null : refusal
}

const orderIDs = /"orderID":"([^"\\]{1,100})"/g

/**
 * Finds orders in the answer that are neither the eater's
 * own, nor of the eater's group order, nor of the partner.
 */
async function findForeignOrders(
  { api }: World,
  { actor, answer, operation }: Exchange,
): Promise<Fault[]> {
  const ids = [...new Set(Array.from(answer.text.matchAll(orderIDs), ([, id]) => id ?? ''))]
  if (ids.length === 0) return []
  const { rows } = await api.database.query<StoredOrder>(
    `select id, account_id as "accountID", merchant_id as "merchantID", courier_partner as "fleet"
     from orders where id = any($1::text[])`,
    [ids],
  )
  const foreign = rows.filter((order) => !mayReadOrder(actor, operation.id, order))
  return foreign.map(({ id }) => ({
    rule: 'no orders of others',
    detail: `${id} to ${actor.name}`,
  }))
}

type StoredOrder = { id: string; accountID: string; merchantID: string; fleet: string | null }

function mayReadOrder(
  { account, partner, managedIDs }: Actor,
  operationID: string,
  { accountID, merchantID, fleet }: StoredOrder,
): boolean {
  if (account) return accountID === account.accountID || operationID.includes('group-order')
  if (managedIDs.length > 0) return managedIDs.includes(merchantID)
  if (!partner) return false
  const isMerchants = partner.merchantIDs === null || partner.merchantIDs.includes(merchantID)
  const isFleets = partner.role !== 'courier' || fleet === null || fleet === partner.partnerID
  return isMerchants && isFleets
}
