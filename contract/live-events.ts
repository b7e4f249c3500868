// Names of the server-sent events of orders, group orders and merchants.

// Events of the order stream. An event's id is the order's version; if there are chat messages, a
// dot and the number of the last one follow, as in `7.3`.

/**
 * Data: the whole order. A client that reconnects with Last-Event-ID receives all missed events.
 */
export const orderEventName = 'order'

/**
 * Data: a chat message. Its `nth` is the order's new `messageCount`.
 * A client that reconnects receives the messages that it has missed.
 */
export const messageEventName = 'message'

/** Data: the courier's position. Has no event id, because only the latest position matters. */
export const positionEventName = 'position'

/** In seconds: the interval of comment lines that prevent proxies from closing idle streams. */
export const heartbeatSeconds = 15

// Events of the group order stream. The ids of `group` and `change` are the group order's version.

/** Data: the whole group order. */
export const groupOrderEventName = 'group'
/** Data: a `GroupOrderChange`, based on the version `base`; see `applyGroupOrderChange`. */
export const groupOrderChangeEventName = 'change'
/**
 * Data: `memberIDs` of the members who have the group order open.
 * Has no event id, so it is not sent again after reconnecting.
 */
export const groupOrderPresenceEventName = 'presence'
/** Data: a `GroupOrderProgress` after each move of the placed order. Has no event id. */
export const groupOrderProgressEventName = 'progress'

// Events of the merchant stream, which everybody may read.

/**
 * Has no data. The client reads the merchant's menu again. Sent after each change, and at the start
 * of the stream, because the merchant may have changed before.
 */
export const merchantChangedEventName = 'changed'
