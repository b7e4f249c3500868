// Lists merchants for people with a role in a whole country, who open the kitchen board of one
// merchant at a time.
import type { BoardMerchantList } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useState } from 'react'
import { formatTime } from '../../platform/format-time.ts'
import { kitchenClient } from '../../platform/kitchen-client.ts'
import { may } from '../../platform/may.ts'
import { useMe } from '../../platform/me-context.ts'
import { MerchantSearch } from '../../platform/merchant-choice/merchant-search.tsx'
import type { NamedMerchant } from '../../platform/merchants.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'
import { useWorkplace } from '../../platform/workplace-context.ts'
import { useBoardMerchants } from './use-board-merchants.ts'

type MerchantBoardsProps = { onChoose: (merchantID: string) => void }

export function MerchantBoards({ onChoose }: MerchantBoardsProps) {
  const { t } = useTranslation(['boards', 'site'])
  const { list, problem: readProblem, readAgain } = useBoardMerchants()
  const mayTakeOver = may(useMe(), 'device.manage')
  const [taken, setTaken] = useState<string | null>(null)
  const { busy, run, problem } = useAction<unknown>()
  const isSimulated = list?.simulated === true && mayTakeOver

  async function choose(merchantID: string) {
    setTaken(merchantID)
    const isTaken =
      !isSimulated ||
      (await run((actionID) =>
        kitchenClient.saveSettings(merchantID, { actionID, playedBy: 'person' }),
      ))
    if (isTaken) onChoose(merchantID)
  }

  if (!list)
    return readProblem ? (
      <EmptyState
        level={1}
        title={t('site:failure.title')}
        action={<Button onClick={readAgain}>{t('site:failure.retry')}</Button>}
      >
        {problemText(t, readProblem)}
      </EmptyState>
    ) : null
  return (
    <div className="stack-l narrow">
      <div className="stack">
        <h1 className="h1">{t('title')}</h1>
        <p className="mut">{t('hint')}</p>
      </div>
      {isSimulated && <Note kind="info">{t('simulated')}</Note>}
      {problem && <Note kind="error">{problemText(t, problem)}</Note>}
      <Found
        merchants={list.merchants}
        busyID={busy ? taken : null}
        onChoose={(ID) => void choose(ID)}
      />
    </div>
  )
}

type FoundProps = {
  merchants: BoardMerchantList['merchants']
  /** Id of the merchant whose kitchen board is being opened. */
  busyID: string | null
  onChoose: (merchantID: string) => void
}

/** Shows the given merchants, or the results of a search by name. */
function Found({ merchants, busyID, onChoose }: FoundProps) {
  const { t, i18n } = useTranslation(['boards', 'site'])
  const { countries } = useWorkplace()
  const [found, setFound] = useState<NamedMerchant[] | null>(null)

  const stateOf = (merchantID: string): string => {
    const listed = merchants.find((each) => each.merchantID === merchantID)
    if (listed && listed.openOrders > 0) return t('open', { count: listed.openOrders })
    if (!listed?.lastOrderAt) return t('noOrder')
    return t('last', { time: formatTime(listed.lastOrderAt, i18n.language) })
  }
  const shown = found ?? merchants.map(({ merchantID: ID, name }) => ({ ID, name }))
  return (
    <>
      <MerchantSearch
        countries={countries}
        everywhere
        label={t('site:merchant.find')}
        onFound={setFound}
      />
      <ul className="box">
        {shown.map(({ ID, name }) => (
          <li key={ID} className="wraps">
            <span className="grow">
              <b>{name}</b>
              <br />
              <span className="mut">{stateOf(ID)}</span>
            </span>
            <Button
              kind="secondary"
              busy={ID === busyID}
              aria-label={t('openBoardOf', { merchant: name })}
              onClick={() => onChoose(ID)}
            >
              {t('openBoard')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
