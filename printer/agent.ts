// Prints the tickets of merchants: claims one, draws it, sends it to the printer and confirms it.
// A ticket that was printed but not confirmed is never printed a second time by this program.
import { randomUUID } from 'node:crypto'
import type { PrinterState } from '@tingkat/contract/console/tickets'
import type { PrinterConnection } from './connection.ts'
import { drawPage, type PaperWidth } from './draw-page.ts'
import { encodePage } from './encode-page.ts'
import { canPrint } from './status.ts'
import type { TicketClient } from './ticket-client.ts'

export type AgentOptions = {
  client: TicketClient
  printer: PrinterConnection
  merchantIDs: readonly string[]
  /** The printer's name that staff see on the kitchen board. */
  name: string
  station: string
  language: 'en' | 'id' | 'th' | 'vi'
  paper: PaperWidth
  log: (message: string) => void
  clock?: () => number
}

// The server shows a printer as offline after 60 seconds without a report.
const reportEveryMs = 20_000

export function createAgent(options: AgentOptions) {
  const { client, printer, merchantIDs, name, station, log, clock = Date.now } = options
  /**
   * The claims (reservations by this program) of tickets that are printed, but whose confirmation
   * has not reached the server yet, by ticket id.
   */
  const unconfirmed = new Map<string, string>()
  let reported: { state: PrinterState; at: number } | undefined

  async function report(state: PrinterState): Promise<void> {
    const isFresh = reported?.state === state && clock() - reported.at < reportEveryMs
    if (isFresh) return
    if (reported?.state !== state) log(`printer: ${state}`)
    const answers = await Promise.all(
      merchantIDs.map((merchantID) => client.report(merchantID, { station, name, state })),
    )
    const refused = answers.find((answer) => !answer.ok)
    if (refused && !refused.ok) log(`report: ${refused.problem.code}`)
    else reported = { state, at: clock() }
  }

  async function confirmPrinted(): Promise<void> {
    for (const [ticketID, claimID] of unconfirmed) {
      const answer = await client.confirm(ticketID, claimID)
      const isSettled = answer.ok || [403, 404, 409].includes(answer.problem.status)
      if (isSettled) unconfirmed.delete(ticketID)
      else log(`confirm ${ticketID}: ${answer.problem.code}`)
    }
  }

  async function printTicket(ticketID: string): Promise<void> {
    const claimID = randomUUID()
    const claimed = await client.claim(ticketID, { claimID, language: options.language })
    if (!claimed.ok) {
      if (claimed.problem.code !== 'ticket_taken') log(`claim ${ticketID}: ${claimed.problem.code}`)
      return
    }
    for (const page of claimed.data.pages)
      await printer.print(encodePage(await drawPage(page, options.paper)))
    log(`printed ${claimed.data.orderCode} (${claimed.data.kind})`)
    unconfirmed.set(ticketID, claimID)
    await confirmPrinted()
  }

  /**
   * Prints all waiting tickets. Problems are logged and reported; the next call tries to print the
   * rest.
   */
  async function printWaiting(): Promise<void> {
    await confirmPrinted()
    const state = await printer.readState()
    await report(state)
    if (!canPrint(state)) return
    for (const merchantID of merchantIDs) {
      const answer = await client.list(merchantID, station)
      if (!answer.ok) {
        log(`list: ${answer.problem.code}`)
        continue
      }
      for (const { ticketID } of answer.data.tickets) {
        if (unconfirmed.has(ticketID)) continue
        try {
          await printTicket(ticketID)
        } catch (error) {
          log(`print ${ticketID}: ${error instanceof Error ? error.message : String(error)}`)
          await report(await printer.readState())
          return
        }
      }
    }
  }

  return { printWaiting }
}
