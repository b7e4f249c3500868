// Names of the server-sent events of orders, group orders and merchants.

// Order stream: an event id is the order version, with a dot and the number of the last chat
// message if there is one: `7`, `7.3`.

/** Data: the whole order. A client that reconnects with Last-Event-ID misses no events. */
export const orderEventName = 'order'

/**
 * Data: a chat message. Its `nth` is the new `messageCount` of the order. Resent after
 * reconnecting.
 */
export const messageEventName = 'message'

/**
 * Data: the courier's position. Sent without an event id, because only the latest position matters.
 */
export const positionEventName = 'position'

/** Seconds between comment lines that keep idle streams open in proxies. */
export const heartbeatSeconds = 15

// Group order stream: `group` and `change` have the version of the group order as id.

/** Data: the whole group order. */
export const groupOrderEventName = 'group'
/** Data: a `GroupOrderChange` since its `base` version; see `applyGroupOrderChange`. */
export const groupOrderChangeEventName = 'change'
/**
 * Data: `memberIDs` of the members who have the group order open now. Sent without an event id, so
 * it is not resent after reconnecting.
 */
export const groupOrderPresenceEventName = 'presence'
/** Data: a `GroupOrderProgress` after each move of the placed order. Sent without an event id. */
export const groupOrderProgressEventName = 'progress'

// Merchant stream, public.

/**
 * Without data: the merchant may have changed; its menu has the news. Sent first, because a change
 * may have come before the stream, then after each change.
 */
export const merchantChangedEventName = 'changed'
