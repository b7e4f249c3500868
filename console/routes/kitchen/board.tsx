// The page of the kitchen board, which also prints the tickets that this browser has claimed.
import '../../styles/board.css'
import '../../styles/board-order.css'
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { SoundPanel } from '../../features/alarm/alarm.tsx'
import { BoardPage } from '../../features/board/board-page.tsx'
import { MerchantBoards } from '../../features/boards/merchant-boards.tsx'
import { PushPanel } from '../../features/push/push-panel.tsx'
import { PrintAgain } from '../../features/tickets/print-again.tsx'
import { usePrintSettings } from '../../features/tickets/print-settings.ts'
import { PrintPanel } from '../../features/tickets/print-panel.tsx'
import { Printing } from '../../features/tickets/printing.tsx'
import { useTickets } from '../../features/tickets/use-tickets.ts'
import { useBoard } from '../../platform/board-feed/use-board.tsx'
import { useChosenMerchant } from '../../platform/merchant-choice/chosen-merchant.tsx'
import { useWorkplace } from '../../platform/workplace-context.ts'

const printAgain = ({ orderID, memberLines }: KitchenOrder) => (
  <PrintAgain orderID={orderID} isGroup={memberLines !== null} />
)

/** People with a role in a whole country choose a merchant first. */
export default function KitchenBoard() {
  const { t } = useTranslation('boards')
  const { countries } = useWorkplace()
  const { chosen, choose } = useChosenMerchant()
  const [query, setQuery] = useSearchParams()
  const { board } = useBoard()
  if (countries.length === 0) return <OwnBoard />
  if (chosen === null || query.has('choose')) return <MerchantBoards onChoose={choose} />
  const name = board?.merchants[0]?.name
  return (
    <>
      <div className="row wraps board-of">
        <b className="grow">{name && t('board', { merchant: name })}</b>
        <Button kind="secondary" onClick={() => setQuery({ choose: '' })}>
          {t('another')}
        </Button>
      </div>
      <OwnBoard key={chosen} />
    </>
  )
}

function OwnBoard() {
  const [settings, change] = usePrintSettings()
  const { merchants } = useWorkplace()
  const { board, staleSince, onTickets } = useBoard()
  const tickets = useTickets({
    merchantIDs: merchants.map(({ ID }) => ID),
    prints: settings.prints,
    onNews: onTickets,
    isConnected: board !== null && staleSince === null,
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
