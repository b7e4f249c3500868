// Keeps the kitchen board of one merchant in memory while an event stream of this process shows the
// board. Messages on the bus name the orders that must be read again. The whole board is read
// regularly too, because messages may be lost and some changes, such as a new position of the
// courier, cause no message.
import {
  boardEvents,
  type BoardMerchant,
  type KitchenOrder,
} from '@tingkat/contract/console/kitchen'
import type { BoardState } from './board-store.ts'
import { ticketAfter } from '@tingkat/ordering/kitchen/ticket'
import type { Order } from '@tingkat/ordering/order/order'
import type { Bus } from '../platform/events/bus.ts'
import { merchantTopic } from '../platform/events/outbox.ts'
import type { Log } from '../platform/log.ts'
import {
  describeMerchant,
  describeOrder,
  hasCapacity,
  isOnBoard,
  readBoardPart,
  readBoardState,
  type BoardKey,
  type BoardPorts,
} from './board-actions.ts'

export type ChannelPorts = BoardPorts & { bus: Pick<Bus, 'subscribe'>; log: Log }
type EventName = (typeof boardEvents)[keyof typeof boardEvents]
export type Emit = (event: EventName, data: string) => void
export type BoardChannel = Awaited<ReturnType<typeof openBoardChannel>>

/**
 * A bus message about a merchant. `orderID` names an order that has changed, `ticketOf` an
 * order with a ticket to print. `ticketOf` is null after a printer has reported its state.
 */
type News = { orderID?: unknown; ticketOf?: unknown } | null

/**
 * Reads the kitchen board and subscribes to its changes. Calls `emit` with the JSON text of each
 * change. Throws if the first read fails.
 */
export async function openBoardChannel(ports: ChannelPorts, key: BoardKey, emit: Emit) {
  const orders = new Map<string, string>()
  /** For each order id, the version of the order for which a ticket to print was last announced. */
  const ticketVersions = new Map<string, number>()
  const changed = new Set<string>()
  let merchantText = ''
  let state: BoardState | undefined
  let truncated = false
  let isStale = true
  let working: Promise<void> | undefined

  const setMerchant = (merchant: BoardMerchant) => {
    const text = JSON.stringify(merchant)
    if (text !== merchantText && merchantText !== '') emit(boardEvents.live, text)
    merchantText = text
  }
  /**
   * Sends the merchant's live state (such as sold-out dishes) if it differs from the state that was
   * sent last. Runs no SQL.
   */
  const checkLive = (): void => {
    const merchant = state && describeMerchant(ports, key, state)
    if (merchant) setMerchant(merchant)
  }
  const setOrder = (order: KitchenOrder, isNews: boolean) => {
    const text = JSON.stringify(order)
    if (orders.get(order.orderID) === text) return
    // A message about an order may come after the order has left the board. Its change is sent,
    // because a tablet may still show the order, but the order does not return to the board.
    if (isOnBoard(order, ports.clock())) orders.set(order.orderID, text)
    else orders.delete(order.orderID)
    if (isNews) emit(boardEvents.order, text)
  }

  const emitTicket = (orderID: string | null) =>
    emit(boardEvents.ticket, JSON.stringify({ merchantID: key.merchantID, orderID }))
  /**
   * Announces the ticket that must be printed because of the order's last event, once per version
   * of the order.
   */
  const announceTicket = (order: Order) => {
    if (!ticketAfter(order) || ticketVersions.get(order.orderID) === order.version) return
    ticketVersions.set(order.orderID, order.version)
    emitTicket(order.orderID)
  }

  async function readAll(): Promise<void> {
    const part = await readBoardPart(ports, key)
    if (!part) return
    const isNews = merchantText !== ''
    ;({ state } = part)
    setMerchant(part.merchant)
    for (const order of part.orders) setOrder(order, isNews)
    const shown = new Set(part.orders.map(({ orderID }) => orderID))
    for (const orderID of orders.keys()) if (!shown.has(orderID)) orders.delete(orderID)
    for (const orderID of ticketVersions.keys())
      if (!shown.has(orderID)) ticketVersions.delete(orderID)
    truncated = part.truncated
  }

  /**
   * Reads again how much of the merchant's cooking capacity is taken, because a changed order may
   * have taken or released a part of it.
   */
  async function readLoad(): Promise<void> {
    state = await readBoardState(ports, key)
    checkLive()
  }

  async function readOrder(orderID: string): Promise<void> {
    const [row] = await Promise.all([
      ports.boards.find({ country: key.country, orderID }),
      hasCapacity(ports, key) && readLoad(),
    ])
    const isOfMerchant = row?.order.merchant.ID === key.merchantID
    if (!isOfMerchant || row.order.path === 'concierge') return
    setOrder(describeOrder(ports, row), true)
    announceTicket(row.order)
  }

  // Reads run one after another, so that an older result never replaces a newer one.
  async function work(): Promise<void> {
    while (isStale || changed.size > 0) {
      if (isStale) {
        isStale = false
        changed.clear()
        await readAll()
        continue
      }
      const orderIDs = [...changed]
      changed.clear()
      for (const orderID of orderIDs) await readOrder(orderID)
    }
  }
  // Checks again whether something must be read, because `work` may have ended just before the
  // caller added a change.
  const run = async (): Promise<void> => {
    while (isStale || changed.size > 0) {
      working ??= work().finally(() => {
        working = undefined
      })
      await working
    }
  }
  const runLater = () => {
    run().catch((error: unknown) => {
      isStale = true
      ports.log.warn({ err: error, merchantID: key.merchantID }, 'reading a board failed')
    })
  }

  const receive = (message: unknown) => {
    const news = message as News
    const ticketOf = news?.ticketOf
    if (typeof ticketOf === 'string' || ticketOf === null) return emitTicket(ticketOf)
    if (typeof news?.orderID === 'string') changed.add(news.orderID)
    else isStale = true
    runLater()
  }

  const unsubscribe = await ports.bus.subscribe(merchantTopic(key.merchantID), receive)
  try {
    await run()
  } catch (error) {
    await unsubscribe()
    throw error
  }
  return {
    key,
    async refresh(): Promise<void> {
      isStale = true
      await run()
    },
    refreshLater(): void {
      isStale = true
      runLater()
    },
    checkLive,
    merchantText: () => merchantText,
    orderTexts: (): Iterable<string> => orders.values(),
    isTruncated: () => truncated,
    async close(): Promise<void> {
      await unsubscribe()
    },
  }
}
