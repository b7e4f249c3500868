// Settings that all kitchen boards of a merchant share: packing check, auto-accept, and whether a
// person or the simulator answers the orders of a demo merchant.
import type { BoardMerchant, BoardSettings } from '@tingkat/contract/console/kitchen'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useState } from 'react'
import { kitchenClient } from '../../platform/kitchen-client.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLiveChange } from '../../platform/use-live-change.ts'
import { useBoardModel } from './board-model.ts'

export function MerchantSettings() {
  const { merchants } = useBoardModel()
  return merchants.map((merchant) => (
    <SettingsOf key={merchant.merchantID} merchant={merchant} isNamed={merchants.length > 1} />
  ))
}

type Saved = Partial<Omit<BoardSettings, 'merchantID'>>

function SettingsOf({ merchant, isNamed }: { merchant: BoardMerchant; isNamed: boolean }) {
  const { t } = useTranslation(['board', 'site'])
  const { merchantID, name } = merchant
  // The saved values are shown until the event stream sends the changed settings.
  const [saved, setSaved] = useState<Saved & { autoAccept?: boolean }>({})
  const live = useLiveChange(merchantID, ({ autoAccept }) => setSaved({ ...saved, autoAccept }))
  const { start, problem } = useAction<BoardSettings>()
  const save = (change: Saved) =>
    start(
      (actionID) => kitchenClient.saveSettings(merchantID, { actionID, ...change }),
      () => setSaved({ ...saved, ...change }),
    )
  const shown = { autoAccept: merchant.live.autoAccept, ...merchant.settings, ...saved }
  const failure = problem ?? live.problem
  return (
    <fieldset className="kb-form plain">
      <legend className={isNamed ? 'k-18' : 'sr'}>{name}</legend>
      <CheckBox
        label={t('shared.packing')}
        hint={t('shared.packingHint')}
        checked={shown.packingCheck}
        onChange={(packingCheck) => save({ packingCheck })}
      />
      <CheckBox
        label={t('shared.auto')}
        hint={t('shared.autoHint')}
        checked={shown.autoAccept}
        onChange={(autoAccept) => void live.change({ kind: 'settings', autoAccept })}
      />
      <CheckBox
        label={t('shared.person')}
        hint={t('shared.personHint')}
        checked={shown.playedBy === 'person'}
        onChange={(isPerson) => save({ playedBy: isPerson ? 'person' : 'simulator' })}
      />
      {failure && <Note kind="error">{problemText(t, failure)}</Note>}
    </fieldset>
  )
}
