// The port behind which one-time codes reach a phone: an SMS provider, or the development inbox.

export type Message = { to: string; text: string; codeID: string }

export type Messages = {
  /**
   * Hands one text over for delivery. `to` is an E.164 number. Throws `unavailable` when it was not taken and
   * `phone_invalid` when that number cannot get texts; neither number nor text may be logged.
   */
  send(message: Message): Promise<void>
}
