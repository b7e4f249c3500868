// Connects to a printer by network (port 9100) or through a device file.
import { open, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import type { PrinterState } from '@tingkat/contract/console/tickets'
import { processedRequest, ranOut, statusRequests, toState } from './status.ts'

export type PrinterConnection = {
  readState(): Promise<PrinterState>
  /**
   * Prints the ESC/POS commands in `data`. Throws an Error if it may not have been printed
   * completely.
   */
  print(data: Uint8Array): Promise<void>
}
export type NetworkTimes = {
  /** In milliseconds: time-out of a connection and of a status request. */
  answerMs: number
  /** In milliseconds: time-out of printing a ticket. */
  printMs: number
}

const usualTimes: NetworkTimes = { answerMs: 3_000, printMs: 30_000 }

/**
 * Opens a new connection for each ticket and status request,
 * so that the printer can be switched off and on at any time.
 */
export function openNetworkPrinter(
  host: string,
  port: number,
  { answerMs, printMs }: NetworkTimes = usualTimes,
): PrinterConnection {
  let answersStatus = true
  return {
    async readState() {
      const socket = await dial(host, port, answerMs)
      if (!socket) return 'offline'
      try {
        const cause = await ask(socket, statusRequests.offlineCause, answerMs)
        const paper = cause === null ? null : await ask(socket, statusRequests.paper, answerMs)
        // Some printers do not report a status. Their
        // tickets count as printed once the data is sent.
        answersStatus = cause !== null && paper !== null
        return cause === null || paper === null ? 'ready' : toState(cause, paper)
      } finally {
        socket.destroy()
      }
    },

    async print(data) {
      const socket = await dial(host, port, answerMs)
      if (!socket) throw new Error('the printer is not reachable')
      try {
        await send(socket, data, printMs)
        if (!answersStatus) return
        const answer = await ask(socket, processedRequest, printMs)
        if (answer === null) throw new Error('the printer did not say that it has printed')
        if (ranOut(answer)) throw new Error('the paper ended')
      } finally {
        socket.destroy()
      }
    },
  }
}

/** Connects to the printer. Returns null if the printer does not accept the connection in time. */
async function dial(host: string, port: number, timeoutMs: number): Promise<Socket | null> {
  return await new Promise((done) => {
    const socket = connect({ host, port, noDelay: true })
    const fail = () => {
      socket.destroy()
      done(null)
    }
    socket.setTimeout(timeoutMs, fail)
    socket.on('error', fail)
    socket.once('connect', () => {
      socket.setTimeout(0)
      done(socket)
    })
  })
}

/**
 * Sends a status request to the printer and returns the first byte of its answer, or null if no
 * answer comes in time.
 */
async function ask(socket: Socket, request: Uint8Array, timeoutMs: number): Promise<number | null> {
  return await new Promise((done) => {
    const finish = (answer: number | null) => {
      clearTimeout(timer)
      socket.off('data', read)
      socket.off('close', fail)
      done(answer)
    }
    const read = (data: Buffer) => finish(data[0] ?? null)
    const fail = () => finish(null)
    const timer = setTimeout(fail, timeoutMs)
    socket.once('data', read)
    socket.once('close', fail)
    socket.write(request)
  })
}

async function send(socket: Socket, data: Uint8Array, timeoutMs: number): Promise<void> {
  await new Promise<void>((done, fail) => {
    const stop = () => finish(new Error('the printer stopped taking data'))
    const timer = setTimeout(stop, timeoutMs)
    const finish = (error?: Error | null) => {
      clearTimeout(timer)
      socket.off('close', stop)
      if (error) fail(error)
      else done()
    }
    socket.once('close', stop)
    socket.write(data, finish)
  })
}

/**
 * Returns the connection to a printer through a device file. The printer's status then only says
 * whether the file exists.
 */
export function openFilePrinter(path: string): PrinterConnection {
  return {
    async readState() {
      return (await stat(path).catch(() => null)) === null ? 'offline' : 'ready'
    },
    async print(data) {
      const file = await open(path, 'a')
      try {
        await file.writeFile(data)
      } finally {
        await file.close()
      }
    },
  }
}
