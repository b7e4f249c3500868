// Lets `npm run backup` copy the embedded database of a running server, through a socket in
// DATA_DIR that only the server's own user can open.
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Log } from '../platform/log.ts'

// A copy may take half an hour, because copying a large database takes minutes.
const answerLimitMs = 1_800_000
// The longest path of the socket, in bytes. Unix systems allow only 104 to 108 bytes.
const maxPathBytes = 100

type Answer = { fault?: string }

/** Returns the path of the socket, which on Windows is a named pipe. */
export function backupSocketPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'backup.sock')
  if (process.platform !== 'win32') return path
  return `\\\\.\\pipe\\tingkat-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`
}

/**
 * Answers requests for copies; `copyTo` writes a copy to a file. Returns the function that closes
 * the socket. If DATA_DIR is too long for a socket, logs a warning and opens none.
 */
export async function openBackupSocket(
  { dataDir, copyTo }: { dataDir: string; copyTo: (file: string) => Promise<void> },
  log: Log,
): Promise<() => Promise<void>> {
  const path = backupSocketPath(dataDir)
  if (Buffer.byteLength(path) > maxPathBytes) {
    log.warn({ path }, 'DATA_DIR is too long for backups while the server runs')
    return async () => {}
  }
  const respond = async (socket: Socket) => {
    const answer: Answer = {}
    try {
      for await (const line of createInterface({ input: socket })) {
        await copyTo((JSON.parse(line) as { file: string }).file)
        break
      }
    } catch (error) {
      answer.fault = (error as Error).message
    }
    socket.end(JSON.stringify(answer))
  }
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    void respond(socket)
  })
  // A killed process leaves its socket file. No other server uses
  // that file, because the caller holds the lock of DATA_DIR.
  if (process.platform !== 'win32') rmSync(path, { force: true })
  await new Promise<void>((opened, failed) => {
    server.once('error', failed)
    const umask = process.umask(0o177)
    server.listen(path, opened)
    process.umask(umask)
  })
  return () => new Promise((closed) => server.close(() => closed()))
}

/**
 * Asks the running server for a copy. Throws an Error with a message for the person who runs the
 * command.
 */
export async function requestBackup(dataDir: string, file: string): Promise<void> {
  const socket = createConnection(backupSocketPath(dataDir))
  socket.setTimeout(answerLimitMs, () => socket.destroy(new Error('the server does not answer')))
  try {
    socket.write(`${JSON.stringify({ file: resolve(file) })}\n`)
    let text = ''
    for await (const part of socket.setEncoding('utf8')) text += part as string
    const { fault } = JSON.parse(text) as Answer
    if (fault) throw new Error(fault)
  } catch (error) {
    throw new Error(`The running server made no copy: ${(error as Error).message}.`, {
      cause: error,
    })
  }
}
