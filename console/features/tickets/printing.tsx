// Prints the tickets of orders that this browser has claimed, and names the printers that do not
// print.
import { PrinterTrouble } from './print-panel.tsx'
import type { PrintSettings } from './print-settings.ts'
import { TicketPrinter } from './ticket-printer.tsx'
import type { useTickets } from './use-tickets.ts'

type Props = { tickets: ReturnType<typeof useTickets>; paper: PrintSettings['paper'] }

export function Printing({ tickets: { claimed, printers, finish }, paper }: Props) {
  return (
    <>
      <PrinterTrouble printers={printers} />
      {claimed && (
        <TicketPrinter
          key={claimed.claimID}
          claimed={claimed}
          paper={paper}
          onPrinted={(printed) => void finish(printed)}
        />
      )}
    </>
  )
}
