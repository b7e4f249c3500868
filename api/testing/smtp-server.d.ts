// Types for the parts of smtp-server that tests use, because that package has none.
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'
  type Done = (error?: Error | null, result?: { user: string }) => void
  type Session = { envelope: { rcptTo: { address: string }[] } }
  export class SMTPServer {
    server: Server
    constructor(options: {
      authOptional?: boolean
      disabledCommands?: string[]
      onAuth?: (
        auth: { username?: string; password?: string },
        session: Session,
        done: Done,
      ) => void
      onRcptTo?: (address: { address: string }, session: Session, done: Done) => void
      onData: (stream: Readable, session: Session, done: Done) => void
    })
    listen(port: number, host: string, ready: () => void): void
    close(done: () => void): void
  }
}
