// Prints the tickets of merchants while the page is open, and says which printers do not print.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { consoleLanguages } from '../../platform/i18n/language.ts'
import { PrinterTrouble } from './print-panel.tsx'
import type { PrintSettings } from './print-settings.ts'
import { TicketPrinter } from './ticket-printer.tsx'
import { useTickets } from './use-tickets.ts'

type Props = { merchantIDs: readonly string[]; settings: PrintSettings }

export function Printing({ merchantIDs, settings: { prints, paper } }: Props) {
  const { i18n } = useTranslation('tickets')
  const language = consoleLanguages.find((code) => code === i18n.language) ?? 'en'
  const { claimed, printers, finish } = useTickets({ merchantIDs, prints, language })
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
