// Settings of printing: whether this device prints tickets, and the width of the paper. Also shows
// the state of the merchant's printers.
import type { Printer } from '@tingkat/contract/console/tickets'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Segments } from '../../platform/segments.tsx'
import { paperWidths, type PrintSettings } from './print-settings.ts'

type Props = {
  settings: PrintSettings
  printers: readonly Printer[]
  onChange: (change: Partial<PrintSettings>) => void
}

export function PrintPanel({ settings, printers, onChange }: Props) {
  const { t } = useTranslation('tickets')
  return (
    <>
      <CheckBox
        label={t('prints')}
        hint={t('printsHint')}
        checked={settings.prints}
        onChange={(prints) => onChange({ prints })}
      />
      {settings.prints && (
        <Segments
          label={t('paper')}
          isLabelShown
          segments={paperWidths.map((paper) => ({
            value: paper,
            label: t('width', { number: paper }),
          }))}
          value={settings.paper}
          onChange={(paper) => onChange({ paper })}
        />
      )}
      {printers.length > 0 && <p>{printers.map((printer) => describe(t, printer)).join(' · ')}</p>}
    </>
  )
}

/** Names the printers that do not print; renders nothing if all of them print. */
export function PrinterTrouble({ printers }: { printers: readonly Printer[] }) {
  const { t } = useTranslation('tickets')
  const troubled = printers.filter(({ state }) => state !== 'ready' && state !== 'paper_low')
  if (troubled.length === 0) return null
  return <Note kind="warning">{troubled.map((printer) => describe(t, printer)).join(' · ')}</Note>
}

const describe = (t: ReturnType<typeof useTranslation>['t'], { name, state }: Printer): string =>
  `${name}: ${t(`state.${state}`)}`
