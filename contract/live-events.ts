// Server-sent events of one order. An event's id is the order's version, with the number of the last chat message behind a point once there is one: `7`, `7.3`.

/** Its data is the whole order. A reconnecting client sends the last id it saw and misses nothing. */
export const orderEventName = 'order'

/** Its data is a chat message, whose `nth` is the order’s `messageCount` from then on; those that came while a client was away are sent when it is back. */
export const messageEventName = 'message'

/** Its data is the courier's position; it has no id, and only the last one counts. */
export const positionEventName = 'position'

/** Seconds between comments that keep idle streams open through proxies. */
export const heartbeatSeconds = 15

// Of a group order's stream. What `group` and `change` carry has the group's version as id; a client that comes back sends the last it saw.

/** The whole group. */
export const groupOrderEventName = 'group'
/** A `GroupChange`: what became of the group since its `base` version; see `applyGroupChange`. */
export const groupOrderChangeEventName = 'change'
/** A `GroupPresence`: who has the group open just now. Without id: it is never repeated. */
export const groupOrderPresenceEventName = 'presence'
/** A `GroupProgress`: the placed order, at each of its moves. Without id. */
export const groupOrderProgressEventName = 'progress'
