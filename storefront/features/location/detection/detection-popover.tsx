// Why the eater was not found, and what to do instead; gone with a click anywhere else, with its own button, or with a new try.
import { CircleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { DetectionProblem } from './detection.ts'

type DetectionPopoverProps = {
  problem: DetectionProblem
  onDismiss: () => void
}

export function DetectionPopover({ problem, onDismiss }: DetectionPopoverProps) {
  const { t } = useTranslation(['location', 'site'])
  const { country } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [])
  return (
    <div ref={box} className="note note-e ap-pop" role="alert">
      <CircleAlert className="ic" aria-hidden />
      <p className="grow">
        {t(`detection.${problem}`, { country: t(`site:country.${country.code}`) })}
      </p>
      <IconButton label={t('site:ui.close')} onClick={onDismiss}>
        <X className="ic" aria-hidden />
      </IconButton>
    </div>
  )
}
