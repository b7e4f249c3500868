// Interface of providers that send mail to staff: an SMTP server, or the development inbox.

/** `codeID` is the id by which tests find the mail in the development inbox. */
export type Mail = { to: string; subject: string; text: string; codeID: string }

export type MailProvider = {
  /** Sends one mail. Throws `unavailable` if that fails. Must log neither address nor text. */
  send(mail: Mail): Promise<void>
}
