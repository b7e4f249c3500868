// The popover that explains why the location was not detected. The eater closes it with its button
// or with a click outside the popover. A new detection closes it too.
import { CircleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { countryInSentence } from '../../../platform/i18n/country-name.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import type { DetectionProblem } from './detection.ts'

type DetectionPopoverProps = {
  problem: DetectionProblem
  onDismiss: () => void
}

export function DetectionPopover({ problem, onDismiss }: DetectionPopoverProps) {
  const { t } = useTranslation(['address', 'site'])
  const { country } = useSite()
  const popover = useRef<HTMLDivElement>(null)
  const latestOnDismiss = useRef(onDismiss)
  useEffect(() => {
    latestOnDismiss.current = onDismiss
  })
  useEffect(() => {
    const dismissOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !popover.current?.contains(event.target))
        latestOnDismiss.current()
    }
    document.addEventListener('pointerdown', dismissOutside)
    return () => document.removeEventListener('pointerdown', dismissOutside)
  }, [])
  return (
    <div ref={popover} className="note note-e ap-pop" role="alert">
      <CircleAlert className="ic" aria-hidden />
      <p className="grow">
        {t(`detection.${problem}`, { country: countryInSentence(t, country.code) })}
      </p>
      <IconButton label={t('site:ui.close')} onClick={onDismiss}>
        <X className="ic" aria-hidden />
      </IconButton>
    </div>
  )
}
