// The board of the kitchen console, and the tickets that this browser prints.
import '../../styles/board.css'
import '../../styles/board-order.css'
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { SoundPanel } from '../../features/alarm/alarm.tsx'
import { BoardPage } from '../../features/board/board-page.tsx'
import { PushPanel } from '../../features/push/push-panel.tsx'
import { PrintAgain } from '../../features/tickets/print-again.tsx'
import { usePrintSettings } from '../../features/tickets/print-settings.ts'
import { PrintPanel } from '../../features/tickets/print-panel.tsx'
import { Printing } from '../../features/tickets/printing.tsx'
import { useTickets } from '../../features/tickets/use-tickets.ts'
import { useWorkplace } from '../../platform/workplace-context.ts'

const printAgain = ({ orderID, memberLines }: KitchenOrder) => (
  <PrintAgain orderID={orderID} isGroup={memberLines !== null} />
)

export default function KitchenBoard() {
  const [settings, change] = usePrintSettings()
  const { merchants } = useWorkplace()
  const tickets = useTickets({
    merchantIDs: merchants.map(({ ID }) => ID),
    prints: settings.prints,
  })
  return (
    <>
      <Printing tickets={tickets} paper={settings.paper} />
      <BoardPage
        moreSettings={
          <>
            <SoundPanel />
            <PushPanel />
            <PrintPanel settings={settings} printers={tickets.printers} onChange={change} />
          </>
        }
        ticketsOf={printAgain}
      />
    </>
  )
}
