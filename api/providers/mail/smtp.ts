// Mail provider with an SMTP server.
import type { Transporter } from 'nodemailer'
import { problem } from '../../http/problem.ts'
import type { Log } from '../../platform/log.ts'
import type { MailProvider } from './mail-provider.ts'

export type SmtpSettings = { url: string; from: string }

// The time-out is long, because mail is sent after the response, so a slow SMTP server keeps nobody
// waiting.
const timeoutMs = 15_000

export function openSmtp({
  url,
  from,
  log,
}: SmtpSettings & { log: Pick<Log, 'error'> }): MailProvider {
  let opening: Promise<Transporter> | undefined
  const openTransport = async (): Promise<Transporter> => {
    // Loaded with the first mail, because loading it would slow the start.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Nodemailer can include files of this machine or the content of URLs in a mail. These
      // options prevent that.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send({ to, subject, text }) {
      const transport = await (opening ??= openTransport())
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        // The message of the error is not logged, because it may contain the mail address.
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        log.error({ code, responseCode }, 'the mail server did not take a mail')
        throw problem('unavailable')
      }
    },
  }
}
