// Interface of providers that send one-time codes: SMS, or the development inbox.

export type TextMessage = { to: string; text: string; codeID: string }

export type MessageProvider = {
  /**
   * Sends one message. `to` is an E.164 number. Throws `phone_invalid` if the number cannot get
   * messages, and `unavailable` after any other failure. Implementations must log neither number
   * nor text.
   */
  send(message: TextMessage): Promise<void>
}
