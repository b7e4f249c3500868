// Finds the dishes that most of a merchant's recent orders contain. Orders are counted in the
// background, so that a menu never waits for a count.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { LRUCache } from 'lru-cache'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'

// A dish is popular if at least `minOrders` orders contain it.
// A menu with fewer than `minDishes` popular dishes names none.
const minOrders = 5
const minDishes = 3
const maxDishes = 5
const days = 30
// Only the newest orders of a merchant are counted, which limits the cost of the query.
const maxOrders = 200
// A count is used for an hour, and counts of at most `maxMerchants` merchants are kept.
const hourMs = 3_600_000
const maxMerchants = 2_000
// At most this many merchants wait until their orders are counted. A merchant beyond this limit is
// not counted until a later request for its menu.
const maxWaiting = 50

const none: readonly string[] = []

type Count = { dishIDs: readonly string[]; at: number }
type Ports = { database: Pick<Database, 'query'>; clock: () => Date; log: Log }

export class MostOrdered {
  readonly #ports: Ports
  readonly #counts = new LRUCache<string, Count>({ max: maxMerchants })
  readonly #waiting = new Set<string>()
  readonly #shown = new WeakMap<Merchant, { dishIDs: readonly string[]; merchant: Merchant }>()
  #running: Promise<void> = Promise.resolve()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /**
   * Returns the merchant with the ids of its most ordered dishes, most ordered first. Without
   * enough orders, and before the first count has finished, returns `merchant` itself, with the
   * dishes that its file names. Returns the same object for the same merchant until the count
   * changes, so that callers can use it as a cache key.
   */
  addTo(merchant: Merchant): Merchant {
    const dishIDs = this.#read(merchant)
    if (dishIDs.length === 0) return merchant
    const shown = this.#shown.get(merchant)
    if (shown?.dishIDs === dishIDs) return shown.merchant
    const added = { ...merchant, mostOrdered: [...dishIDs] }
    this.#shown.set(merchant, { dishIDs, merchant: added })
    return added
  }

  #read(merchant: Merchant): readonly string[] {
    const count = this.#counts.get(merchant.ID)
    const isOld = !count || this.#ports.clock().getTime() - count.at >= hourMs
    if (isOld && !this.#waiting.has(merchant.ID) && this.#waiting.size < maxWaiting) {
      this.#waiting.add(merchant.ID)
      this.#running = this.#running.then(() => this.#count(merchant))
    }
    return count?.dishIDs ?? none
  }

  async #count({ ID, countryCode, menu }: Merchant): Promise<void> {
    const { clock, log } = this.#ports
    const before = this.#counts.get(ID)?.dishIDs ?? none
    const now = clock()
    try {
      const counted = await this.#listDishIDs(countryCode.toLowerCase(), ID, now)
      const onMenu = new Set(menu.categories.flatMap(({ items }) => items.map((dish) => dish.ID)))
      const found = counted.filter((dishID) => onMenu.has(dishID)).slice(0, maxDishes)
      const dishIDs = found.length < minDishes ? none : found
      const isSame = dishIDs.join() === before.join()
      this.#counts.set(ID, { dishIDs: isSame ? before : dishIDs, at: now.getTime() })
    } catch (error) {
      log.warn({ err: error, merchantID: ID }, 'counting the most ordered dishes failed')
      // After a failure, keeps the earlier count for an hour and then tries again.
      this.#counts.set(ID, { dishIDs: before, at: now.getTime() })
    } finally {
      this.#waiting.delete(ID)
    }
  }

  async #listDishIDs(country: string, merchantID: string, now: Date): Promise<string[]> {
    const since = new Date(now.getTime() - days * 24 * hourMs)
    const { rows } = await this.#ports.database.query<{ dishID: string }>(
      `select item ->> 'ID' as "dishID"
       from (
         select id, doc -> 'merchantCartWithQuoteList' as merchants from orders
         where country = $1 and merchant_id = $2 and placed_at > $3
           and state = 'COMPLETED'
         order by placed_at desc limit $4
       ) o
       cross join jsonb_array_elements(o.merchants) as m
       cross join jsonb_array_elements(m -> 'items') as item
       where item -> 'isFreeItem' is distinct from 'true'::jsonb
       group by item ->> 'ID'
       having count(distinct o.id) >= $5
       order by count(distinct o.id) desc, item ->> 'ID'`,
      [country, merchantID, since, maxOrders, minOrders],
    )
    return rows.map(({ dishID }) => dishID)
  }
}
