// The panel with which staff make a merchant busy or pause it. It also shows what eaters then read.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useFocusInSection } from '@tingkat/ui/use-focus-in-section.ts'
import { CirclePause, CirclePlay, Flame } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { problemText } from '../../platform/problem-text.ts'
import { Segments } from '../../platform/segments.tsx'
import { useLiveChange } from '../../platform/use-live-change.ts'
import type { LiveBoard } from '../../platform/use-merchant-live.ts'
import { BusyForm } from './busy-form.tsx'
import { CapacityPanel } from './capacity-panel.tsx'
import { EaterReads, PauseWords } from './eater-reads.tsx'
import { PauseForm } from './pause-form.tsx'
import { useMerchantClock } from './use-merchant-clock.ts'

type PacePanelProps = { board: LiveBoard; onChanged: (live: MerchantLive) => void }
type Mode = 'normal' | 'busy' | 'pause'

export function PacePanel({ board, onChanged }: PacePanelProps) {
  const { t } = useTranslation(['pace', 'site'])
  const { live } = board
  const panel = useFocusInSection<HTMLElement>()
  const current = modeOf(live)
  const [chosen, setChosen] = useState<Mode | null>(null)
  const { change, busy, problem } = useLiveChange(live.merchantID, onChanged)
  // While the merchant is busy or paused, the form is hidden until staff tap `Change`.
  const form = chosen ?? (current === 'normal' ? current : null)
  const set = async (next: LiveChange) => {
    if (await change(next)) setChosen(null)
  }
  return (
    <aside ref={panel} className="panel pace" aria-labelledby="pace">
      <h2 id="pace" className="k-22" tabIndex={-1}>
        {t('title')}
      </h2>
      <ActiveSettings
        board={board}
        busy={busy}
        onChange={setChosen}
        onEnd={(next) => void set(next)}
      />
      <Segments
        label={t('set')}
        segments={[
          { value: 'normal', label: <ModeLabel Icon={CirclePlay}>{t('mode.normal')}</ModeLabel> },
          { value: 'busy', label: <ModeLabel Icon={Flame}>{t('mode.busy')}</ModeLabel> },
          { value: 'pause', label: <ModeLabel Icon={CirclePause}>{t('mode.pause')}</ModeLabel> },
        ]}
        value={chosen ?? current}
        onChange={setChosen}
      />
      {problem && <Note kind="error">{problemText(t, problem)}</Note>}
      {form === 'busy' && <BusyForm board={board} busy={busy} onSet={(next) => void set(next)} />}
      {form === 'pause' && <PauseForm board={board} busy={busy} onSet={(next) => void set(next)} />}
      {form === 'normal' && <Normal live={live} />}
      <CapacityPanel capacity={live.capacity} busy={busy} onSet={change} />
    </aside>
  )
}

const modeOf = ({ busy, pause }: MerchantLive): Mode => {
  if (pause) return 'pause'
  return busy ? 'busy' : 'normal'
}

function ModeLabel({ Icon, children }: { Icon: typeof Flame; children: ReactNode }) {
  return (
    <>
      <Icon className="ic ic-24" aria-hidden />
      {children}
    </>
  )
}

function Normal({ live }: { live: MerchantLive }) {
  const { t } = useTranslation(['pace', 'site'])
  const isActive = live.busy !== null || live.shownPause !== null
  return <p className="k-18 mut">{t(isActive ? 'normal.end' : 'normal.none')}</p>
}

type ActiveSettingsProps = {
  board: LiveBoard
  busy: boolean
  onChange: (mode: Mode) => void
  onEnd: (change: LiveChange) => void
}

/** Shows whether the merchant is busy or paused now, until when, and who has set it. */
function ActiveSettings({ board, busy, onChange, onEnd }: ActiveSettingsProps) {
  const { t } = useTranslation(['pace', 'site'])
  const { live } = board
  const timeOf = useMerchantClock(board)
  const by = ({ at, by: { name } }: { at: string; by: { name: string | null } }) =>
    name ? t('setBy', { name, time: timeOf(at) }) : t('setAt', { time: timeOf(at) })
  const end = (change: LiveChange, label: string) => (
    <Button kind="secondary" size="l" busy={busy} onClick={() => onEnd(change)}>
      {label}
    </Button>
  )
  const changeOf = (mode: Mode) => (
    <Button kind="quiet" size="l" onClick={() => onChange(mode)}>
      {t('active.change')}
    </Button>
  )
  return (
    <>
      {live.shownPause && (
        <div className="pace-now">
          <p className="k-22">
            {live.shownPause.until === null
              ? t('active.paused')
              : t('active.pausedUntil', { time: timeOf(live.shownPause.until) })}
          </p>
          <p className="k-16">{t(`reason.${live.shownPause.reason}`)}</p>
          {live.pause && <p className="k-16">{by(live.pause)}</p>}
          <EaterReads>
            <PauseWords
              reason={live.shownPause.reason}
              opensAt={live.opensAt && timeOf(live.opensAt)}
              note={live.shownPause.note}
            />
          </EaterReads>
          {live.shownPause.reason !== 'area' && end({ kind: 'resume' }, t('active.resume'))}
          {live.pause && changeOf('pause')}
        </div>
      )}
      {live.busy && (
        <div className="pace-now">
          <p className="k-22">
            {t('active.busy', { number: live.busy.minutes, time: timeOf(live.busy.until) })}
          </p>
          <p className="k-16">{by(live.busy)}</p>
          <EaterReads>
            {t('eater.busy', {
              minutes: board.merchant.preparationMinutes,
              usual: usualMinutesOf(board),
            })}
          </EaterReads>
          {end({ kind: 'not_busy' }, t('active.notBusy'))}
          {changeOf('busy')}
        </div>
      )}
    </>
  )
}

/**
 * Returns the preparation time in minutes, without the extra minutes while the merchant is busy.
 */
const usualMinutesOf = ({ merchant }: LiveBoard): number =>
  merchant.preparationMinutes - (merchant.busyMinutes ?? 0)
