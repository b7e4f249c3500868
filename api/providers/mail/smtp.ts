// Mail provider with an SMTP server.
import { createTransport } from 'nodemailer'
import { problem } from '../../http/problem.ts'
import type { Log } from '../../platform/log.ts'
import type { MailProvider } from './mail-provider.ts'

export type SmtpSettings = { url: string; from: string }

// Mail is sent after the response, so that a slow server keeps nobody waiting.
const timeoutMs = 15_000

export function openSmtp({
  url,
  from,
  log,
}: SmtpSettings & { log: Pick<Log, 'error'> }): MailProvider {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Without these, a mail could read files and addresses of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        // The message of the error may quote the address.
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        log.error({ code, responseCode }, 'the mail server did not take a mail')
        throw problem('unavailable')
      }
    },
  }
}
