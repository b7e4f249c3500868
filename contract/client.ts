// Typed client of the API, for browsers, partners and
// server-side rendering (with a separate `fetch`).
import type { CountryCode } from '@tingkat/ordering/country/country'
import type {
  GroupOrderView,
  GroupOrderProgress,
} from '@tingkat/ordering/group-order/group-order-shape'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Order } from '@tingkat/ordering/order/order'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import type { HelpRequest } from '@tingkat/ordering/order/help'
import type { SavedPlace } from '@tingkat/ordering/location/saved-place'
import type { SplitBill } from '@tingkat/ordering/group-order/split-bill-shape'
import type { AgentCheckout, AgentConfirmationBody } from './agent.ts'
import type { CodeSent, Inbox, Profile, User } from './account.ts'
import type { Guest, GuestToken } from './guest.ts'
import type {
  ConfirmGroupOrderItemsBody,
  CreateGroupOrderBody,
  GroupOrderInvitation,
  GroupOrderItemsBody,
  GroupOrderList,
  GroupOrderSettingsBody,
  JoinGroupOrderBody,
  SavedGroupOrderItems,
} from './group-order.ts'
import type { CartBody, Review, ReviewBody, SavedCart, StoredCart } from './cart.ts'
import type { Chat, MessageBody } from './chat.ts'
import type { Config } from './config.ts'
import type { HelpAnswer, HelpBody, PartnerHelp } from './help.ts'
import type { FavouriteList, JoinFavouritesBody } from './favourite.ts'
import type { ShownPageText } from './page-text.ts'
import type { GeoMap, GeoReverse, GeoSearch } from './location.ts'
import type { CategoryList, MerchantList, MerchantListQuery, TimeSlots } from './merchant.ts'
import type { CancelBody, OrderBody, OrderList, TipBody } from './order.ts'
import type { KeyOutcome, PaymentMethods, RefundBody, RefundResult } from './payment.ts'
import type {
  ItemChangesBody,
  MoveBody,
  PartnerOrder,
  PartnerOrderList,
  PositionBody,
} from './partner.ts'
import { fillPath, paths } from './paths.ts'
import type { ProblemCode } from './problem.ts'
import type { PushKey, PushSubscriptionBody } from './push.ts'
import type { MerchantReviewList, OrderReviewBody, OrderReviewState } from './review.ts'
import type { PromoBody, PromoValidation, QuoteBody, SignedQuote } from './quote.ts'
import type { PartnerTable, PartnerTableList, RevokeTableCodeBody, Table } from './table.ts'
import type { SuggestionList } from './search.ts'
import type { ChangeSavedPlaceBody, SavePlaceBody, SavedPlaceList } from './saved-place.ts'
import type { Webhook, WebhookBody, WebhookTestResult, WebhookWithSecret } from './webhook.ts'

/** An error response. `network_error` and `timeout` mean that no response was received. */
export type ClientProblem = {
  code: ProblemCode | 'network_error' | 'timeout'
  status: number
  message: string
  context: Record<string, unknown>
}
export type ApiResult<T> = { ok: true; data: T } | { ok: false; problem: ClientProblem }

export type ClientOptions = {
  /** Origin of the API; '' for the origin of the page. */
  baseUrl: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  headers?: Record<string, string>
  timeoutMs?: number
}

type Query = Record<string, string | number | undefined>
type Send = {
  query?: Query
  body?: unknown
  headers?: Record<string, string>
  parameters?: Record<string, string>
  /** Whether the browser finishes the request even after the page was unloaded. */
  keepalive?: boolean
  signal?: AbortSignal
}

// In milliseconds: on a slow mobile network, a response may take up to fifteen seconds.
const defaultTimeoutMs = 15_000

/** Returns a function that sends a request. It never throws; it returns failures as problems. */
export function createSend({
  baseUrl,
  fetch,
  headers = {},
  timeoutMs = defaultTimeoutMs,
}: ClientOptions) {
  return async function send<T>(
    method: string,
    path: string,
    { query, body, headers: more, parameters, keepalive, signal }: Send = {},
  ): Promise<ApiResult<T>> {
    const url = baseUrl + fillPath(path, parameters) + queryText(query)
    const init: RequestInit = {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...more,
      },
      signal: signal
        ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
        : AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(keepalive ? { keepalive } : {}),
    }
    try {
      const response = await fetch(url, init)
      const text = await response.text()
      const json: unknown = text ? JSON.parse(text) : null
      return response.ok
        ? { ok: true, data: json as T }
        : { ok: false, problem: toClientProblem(response.status, json) }
    } catch (error) {
      return { ok: false, problem: failureOf(error, timeoutMs) }
    }
  }
}

export function createClient(options: ClientOptions) {
  const send = createSend(options)
  return {
    readPageText: (page: 'promise', query: { country: CountryCode; language: string }) =>
      send<ShownPageText>('GET', paths.pageText, { parameters: { page }, query }),
    readConfig: (country: CountryCode) => send<Config>('GET', paths.config, { query: { country } }),
    listMerchants: (query: MerchantListQuery) =>
      send<MerchantList>('GET', paths.merchants, { query }),
    listSuggestions: (query: { country: CountryCode; q: string }) =>
      send<SuggestionList>('GET', paths.suggestions, { query }),
    listCategories: (country: CountryCode) =>
      send<CategoryList>('GET', paths.categories, { query: { country } }),
    readMerchant: (merchantID: string, near: { latitude?: number; longitude?: number } = {}) =>
      send<Merchant>('GET', paths.merchant, { parameters: { merchantID }, query: near }),
    /** Reads the preview of a menu draft, as eaters would see the menu. */
    readPreview: (token: string) => send<Merchant>('GET', paths.preview, { parameters: { token } }),
    listReviews: (merchantID: string, cursor?: string) =>
      send<MerchantReviewList>('GET', paths.merchantReviews, {
        parameters: { merchantID },
        query: { cursor },
      }),
    reportReview: (merchantID: string, reviewID: string) =>
      send<null>('POST', paths.merchantReviewReports, { parameters: { merchantID, reviewID } }),
    readTimeSlots: (merchantID: string, near: { latitude?: number; longitude?: number } = {}) =>
      send<TimeSlots>('GET', paths.timeSlots, { parameters: { merchantID }, query: near }),
    readTable: (merchantID: string, tableNumber: string, tableCode = '') =>
      send<Table>('GET', paths.table, {
        parameters: { merchantID, tableNumber },
        query: { tableCode: tableCode || undefined },
      }),
    searchPlaces: (
      query: { keyword: string; country: string; limit?: number; near?: string; language?: string },
      signal?: AbortSignal,
    ) => send<GeoSearch>('GET', paths.geoSearch, { query, signal }),
    readMapSettings: () => send<GeoMap>('GET', paths.geoMap),
    reversePlace: (query: { location: string; transportType: '0'; language: string }) =>
      send<GeoReverse>('GET', paths.geoReverse, { query }),
    listSavedPlaces: () => send<SavedPlaceList>('GET', paths.savedPlaces),
    savePlace: (body: SavePlaceBody) => send<SavedPlace>('POST', paths.savedPlaces, { body }),
    changeSavedPlace: (savedPlaceID: string, body: ChangeSavedPlaceBody) =>
      send<SavedPlace>('PATCH', paths.savedPlace, { parameters: { savedPlaceID }, body }),
    deleteSavedPlace: (savedPlaceID: string) =>
      send<null>('DELETE', paths.savedPlace, { parameters: { savedPlaceID } }),
    listFavourites: () => send<FavouriteList>('GET', paths.favourites),
    joinFavourites: (body: JoinFavouritesBody) =>
      send<FavouriteList>('POST', paths.favourites, { body }),
    addFavourite: (merchantID: string) =>
      send<null>('PUT', paths.favourite, { parameters: { merchantID } }),
    removeFavourite: (merchantID: string) =>
      send<null>('DELETE', paths.favourite, { parameters: { merchantID } }),
    quote: (body: QuoteBody) => send<SignedQuote>('POST', paths.quotes, { body }),
    validatePromo: (body: PromoBody) =>
      send<PromoValidation>('POST', paths.promoValidation, { body }),
    readCart: (country: CountryCode) => send<StoredCart>('GET', paths.cart, { query: { country } }),
    saveCart: (body: CartBody, { leaving = false }: { leaving?: boolean } = {}) =>
      send<SavedCart>('PUT', paths.cart, { body, keepalive: leaving }),
    reviewCart: (country: CountryCode, body: ReviewBody) =>
      send<Review>('POST', paths.checkoutReview, { query: { country }, body }),
    requestCode: (body: { countryCode: string; phone: string; language?: string }) =>
      send<CodeSent>('POST', paths.loginCodes, { body }),
    logIn: (body: { codeID: string; code: string; name?: string }) =>
      send<User>('POST', paths.login, { body }),
    logOut: () => send<null>('POST', paths.logout, { body: {} }),
    readMe: () => send<User>('GET', paths.me),
    changeMe: (body: { name: string }) => send<User>('PATCH', paths.me, { body }),
    readProfile: () => send<Profile>('GET', paths.profile),
    endSession: (sessionID: string) =>
      send<null>('DELETE', paths.mySession, { parameters: { sessionID } }),
    endAllSessions: () => send<null>('DELETE', paths.mySessions),
    requestOwnCode: (body: { language?: string } = {}) =>
      send<CodeSent>('POST', paths.myCodes, { body }),
    deleteMe: (body: { codeID: string; code: string }) => send<null>('DELETE', paths.me, { body }),
    requestGuestToken: () => send<GuestToken>('POST', paths.guestToken, { body: {} }),
    guestLogin: (body: { token: string }) => send<Guest>('POST', paths.guestLogin, { body }),
    readInbox: (codeID: string) => send<Inbox>('GET', paths.inbox, { query: { codeID } }),
    placeOrder: (body: OrderBody, idempotencyKey: string) =>
      send<Order>('POST', paths.orders, { body, headers: { 'idempotency-key': idempotencyKey } }),
    readAgentCheckout: (token: string) =>
      send<AgentCheckout>('POST', paths.agentCheckout, { body: { token } }),
    confirmAgentCheckout: (body: AgentConfirmationBody) =>
      send<Order>('POST', paths.agentConfirmation, { body }),
    listOrders: (query: { cursor?: string; limit?: number } = {}) =>
      send<OrderList>('GET', paths.orders, { query }),
    readOrder: (orderID: string) => send<Order>('GET', paths.order, { parameters: { orderID } }),
    cancelOrder: (orderID: string, body: CancelBody = {}) =>
      send<Order>('POST', paths.orderCancel, { parameters: { orderID }, body }),
    giveTip: (orderID: string, body: TipBody, idempotencyKey: string) =>
      send<Order>('POST', paths.orderTip, {
        parameters: { orderID },
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    markHere: (orderID: string) =>
      send<Order>('POST', paths.orderHere, { parameters: { orderID } }),
    readReview: (orderID: string) =>
      send<OrderReviewState>('GET', paths.orderReview, { parameters: { orderID } }),
    reviewOrder: (orderID: string, body: OrderReviewBody) =>
      send<OrderReviewState>('POST', paths.orderReview, { parameters: { orderID }, body }),
    readMessages: (orderID: string, after = 0) =>
      send<Chat>('GET', paths.orderMessages, { parameters: { orderID }, query: { after } }),
    sendMessage: (orderID: string, body: MessageBody) =>
      send<ChatMessage>('POST', paths.orderMessages, { parameters: { orderID }, body }),
    askForHelp: (orderID: string, body: HelpBody) =>
      send<HelpRequest>('POST', paths.orderHelp, { parameters: { orderID }, body }),
    readOrderByKey: (idempotencyKey: string) =>
      send<KeyOutcome>('GET', paths.orderByKey, { parameters: { key: idempotencyKey } }),
    createGroupOrder: (body: CreateGroupOrderBody) =>
      send<GroupOrderView>('POST', paths.groupOrders, { body }),
    listGroupOrders: () => send<GroupOrderList>('GET', paths.groupOrders),
    readGroupOrder: (groupID: string) =>
      send<GroupOrderView>('GET', paths.groupOrder, { parameters: { groupID } }),
    readGroupOrderInvitation: (groupID: string) =>
      send<GroupOrderInvitation>('GET', paths.groupOrderInvitation, { parameters: { groupID } }),
    changeGroupOrder: (groupID: string, body: GroupOrderSettingsBody) =>
      send<GroupOrderView>('PATCH', paths.groupOrder, { parameters: { groupID }, body }),
    deleteGroupOrder: (groupID: string) =>
      send<GroupOrderView>('DELETE', paths.groupOrder, { parameters: { groupID } }),
    joinGroupOrder: (groupID: string, body: JoinGroupOrderBody = {}) =>
      send<GroupOrderView>('POST', paths.groupOrderMembers, { parameters: { groupID }, body }),
    leaveGroupOrder: (groupID: string) =>
      send<null>('DELETE', paths.groupOrderMe, { parameters: { groupID } }),
    removeGroupOrderMember: (groupID: string, memberID: string) =>
      send<GroupOrderView>('DELETE', paths.groupOrderMember, { parameters: { groupID, memberID } }),
    saveGroupOrderItems: (groupID: string, body: GroupOrderItemsBody) =>
      send<SavedGroupOrderItems>('PUT', paths.groupOrderItems, { parameters: { groupID }, body }),
    confirmGroupOrderItems: (groupID: string, body: ConfirmGroupOrderItemsBody = {}) =>
      send<GroupOrderView>('POST', paths.groupOrderConfirm, { parameters: { groupID }, body }),
    startGroupOrderCheckout: (groupID: string) =>
      send<GroupOrderView>('POST', paths.groupOrderCheckout, { parameters: { groupID }, body: {} }),
    readSplitBill: (groupID: string) =>
      send<SplitBill>('GET', paths.groupOrderSplitBill, { parameters: { groupID } }),
    readGroupOrderProgress: (orderID: string) =>
      send<GroupOrderProgress>('GET', paths.groupOrderOfOrder, { parameters: { orderID } }),
    listPaymentMethods: (country: CountryCode, total = 0) =>
      send<PaymentMethods>('GET', paths.paymentMethods, { query: { country, total } }),
    answerSandboxChallenge: (reference: string, body: { approve: boolean }) =>
      send<null>('POST', paths.sandboxChallenge, { parameters: { reference }, body }),
    refundOrder: (orderID: string, body: RefundBody) =>
      send<RefundResult>('POST', paths.partnerRefunds, { parameters: { orderID }, body }),
    listPartnerTables: (merchantID: string) =>
      send<PartnerTableList>('GET', paths.partnerTables, { parameters: { merchantID } }),
    revokeTableCode: (merchantID: string, tableNumber: string, body: RevokeTableCodeBody) =>
      send<PartnerTable>('POST', paths.partnerTableCodes, {
        parameters: { merchantID, tableNumber },
        body,
      }),
    listPartnerOrders: (query: { cursor?: string; limit?: number } = {}) =>
      send<PartnerOrderList>('GET', paths.partnerOrders, { query }),
    readPartnerOrder: (orderID: string) =>
      send<PartnerOrder>('GET', paths.partnerOrder, { parameters: { orderID } }),
    changeItems: (orderID: string, body: ItemChangesBody) =>
      send<PartnerOrder>('POST', paths.partnerChanges, { parameters: { orderID }, body }),
    reportPosition: (orderID: string, body: PositionBody) =>
      send<null>('PUT', paths.partnerPosition, { parameters: { orderID }, body }),
    readPartnerMessages: (orderID: string, after = 0) =>
      send<Chat>('GET', paths.partnerMessages, { parameters: { orderID }, query: { after } }),
    sendPartnerMessage: (orderID: string, body: MessageBody) =>
      send<ChatMessage>('POST', paths.partnerMessages, { parameters: { orderID }, body }),
    listPartnerHelp: () => send<PartnerHelp>('GET', paths.partnerHelp),
    answerHelp: (orderID: string, helpID: string, body: HelpAnswer) =>
      send<HelpRequest>('POST', paths.partnerHelpAnswer, { parameters: { orderID, helpID }, body }),
    moveOrder: (orderID: string, body: MoveBody) =>
      send<PartnerOrder>('POST', paths.partnerMoves, { parameters: { orderID }, body }),
    readPushKey: () => send<PushKey>('GET', paths.pushKey),
    subscribePush: (body: PushSubscriptionBody) =>
      send<null>('PUT', paths.pushSubscriptions, { body }),
    unsubscribePush: (body: { endpoint: string }) =>
      send<null>('DELETE', paths.pushSubscriptions, { body }),
    readWebhook: () => send<Webhook>('GET', paths.partnerWebhook),
    saveWebhook: (body: WebhookBody) =>
      send<WebhookWithSecret>('PUT', paths.partnerWebhook, { body }),
    deleteWebhook: () => send<null>('DELETE', paths.partnerWebhook),
    rotateWebhookSecret: () =>
      send<WebhookWithSecret>('POST', paths.partnerWebhookSecret, { body: {} }),
    testWebhook: () => send<WebhookTestResult>('POST', paths.partnerWebhookTest, { body: {} }),
  }
}

export type Client = ReturnType<typeof createClient>

function queryText(query: Query = {}): string {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

function toClientProblem(status: number, json: unknown): ClientProblem {
  const problem = (json ?? {}) as Partial<ClientProblem> & { title?: string }
  return {
    code: problem.code ?? 'internal_error',
    status,
    message: problem.title ?? `status ${status}`,
    context: problem.context ?? {},
  }
}

function failureOf(error: unknown, timeoutMs: number): ClientProblem {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return timedOut
    ? { code: 'timeout', status: 0, message: `timeout of ${timeoutMs}ms exceeded`, context: {} }
    : { code: 'network_error', status: 0, message: 'Network Error', context: {} }
}
