// A small SMTP server for tests, which keeps the mails that it receives.
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  /** URL of the server, with user name and password. */
  url: string
  /** The received mails, oldest first. `text` is the whole mail with its headers (RFC 5322). */
  mails: { to: string[]; text: string }[]
  close(): Promise<void>
}

/**
 * Starts a server. It accepts only the user of its URL, and
 * no mail to addresses for which `refuses` returns true.
 */
export async function openMailServer({
  refuses = () => false,
}: { refuses?: (address: string) => boolean } = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'tingkat' && password === 'a-password'
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      done(refuses(address) ? new Error(`no mailbox ${address}`) : null),
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, text: await text(stream) })
        done()
      }
      void keep()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://tingkat:a-password@127.0.0.1:${port}`,
    mails,
    close: async () => await new Promise((resolve) => server.close(resolve)),
  }
}
