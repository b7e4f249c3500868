// Interface of providers that send mail to staff: an SMTP server, or the development inbox.

/**
 * `codeID` is the id of the one-time code in the mail, by which tests find the mail in the
 * development inbox.
 */
export type Mail = { to: string; subject: string; text: string; codeID: string }

export type MailProvider = {
  /**
   * Sends one mail. Throws `unavailable` if the mail cannot be sent. Implementations must log
   * neither address nor text.
   */
  send(mail: Mail): Promise<void>
}
