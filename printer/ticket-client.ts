// Calls the partner API for the printing program.
import { createSend, type ApiResult, type ClientOptions } from '@tingkat/contract/client'
import type {
  ClaimedTicket,
  PrinterState,
  Ticket,
  TicketList,
} from '@tingkat/contract/console/tickets'
import { paths } from '@tingkat/contract/paths'

type Language = 'en' | 'id' | 'th' | 'vi'
export type TicketClient = ReturnType<typeof createTicketClient>

export function createTicketClient(options: ClientOptions) {
  const send = createSend(options)
  return {
    list: (merchantID: string, station: string): Promise<ApiResult<TicketList>> =>
      send('GET', paths.partnerTickets, { parameters: { merchantID }, query: { station } }),
    claim: (
      ticketID: string,
      body: { claimID: string; language: Language },
    ): Promise<ApiResult<ClaimedTicket>> =>
      send('POST', paths.partnerTicketClaim, { parameters: { ticketID }, body }),
    confirm: (ticketID: string, claimID: string): Promise<ApiResult<Ticket>> =>
      send('POST', paths.partnerTicketPrinted, { parameters: { ticketID }, body: { claimID } }),
    report: (
      merchantID: string,
      body: { station: string; name: string; state: PrinterState },
    ): Promise<ApiResult<null>> =>
      send('PUT', paths.partnerPrinter, { parameters: { merchantID }, body }),
  }
}
