// Simulates a printer on a TCP port for tests: records what it receives, answers status requests,
// decodes pages.
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Picture } from '../draw-page.ts'

export type RecordingPrinter = {
  port: number
  /**
   * The answers to the ESC/POS status requests DLE EOT 2
   * and DLE EOT 4. With null, the printer does not answer.
   */
  status: { offlineCause: number | null; paper: number | null }
  /** Called when the first data of a ticket arrives; may close the connection. */
  onData: ((socket: Socket) => void) | undefined
  /** Returns the pages that were printed and cut off so far, as pictures. */
  pages(): Picture[]
  close(): Promise<void>
}

const ready = 0x12

export async function openRecordingPrinter(port = 0): Promise<RecordingPrinter> {
  let received = Buffer.alloc(0)
  const sockets = new Set<Socket>()
  const printer: RecordingPrinter = {
    port: 0,
    status: { offlineCause: ready, paper: ready },
    onData: undefined,
    pages: () => decodePages(received),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
  const answer = (socket: Socket, byte: number | null) => {
    if (byte !== null) socket.write(Uint8Array.of(byte))
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (data: Buffer) => {
      const isRequest = (...bytes: number[]) => data.equals(Buffer.from(bytes))
      if (isRequest(0x10, 0x04, 0x02)) answer(socket, printer.status.offlineCause)
      else if (isRequest(0x10, 0x04, 0x04)) answer(socket, printer.status.paper)
      else {
        const endsWithRequest = data.subarray(-3).equals(Buffer.from([0x1d, 0x72, 0x01]))
        received = Buffer.concat([received, endsWithRequest ? data.subarray(0, -3) : data])
        printer.onData?.(socket)
        if (endsWithRequest) answer(socket, printer.status.paper === null ? null : 0)
      }
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  printer.port = (server.address() as AddressInfo).port
  return printer
}

/** Decodes the raster pictures (command GS v 0) between two cuts of the paper (command GS V). */
function decodePages(data: Buffer): Picture[] {
  const pages: Picture[] = []
  let rows: Uint8Array[] = []
  let width = 0
  for (let at = 0; at < data.length; at++) {
    if (data[at] !== 0x1d) continue
    if (data[at + 1] === 0x56) {
      pages.push({ width, height: rows.length, dots: new Uint8Array(Buffer.concat(rows)) })
      rows = []
    }
    if (data[at + 1] !== 0x76) continue
    const bytes = data.readUInt16LE(at + 4)
    const height = data.readUInt16LE(at + 6)
    width = bytes * 8
    for (let row = 0; row < height; row++)
      rows.push(decodeRow(data.subarray(at + 8 + row * bytes, at + 8 + (row + 1) * bytes)))
    at += 7 + height * bytes
  }
  return pages
}

const decodeRow = (bytes: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: bytes.length * 8 }, (_, column) =>
    ((bytes[column >> 3] ?? 0) & (0x80 >> (column & 7))) === 0 ? 255 : 0,
  )
