// Chooses the area of a pause: a circle around a restaurant, or corners drawn on a plan of its
// surroundings.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'
import { isInArea } from '@tingkat/ordering/merchant/area-pause'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useRef, useState } from 'react'
import { MerchantSearch } from '../../platform/merchant-choice/merchant-search.tsx'
import type { NamedMerchant } from '../../platform/merchants.ts'
import { Segments } from '../../platform/segments.tsx'
import { circleAround } from './area.ts'
import { AreaPlan } from './area-plan.tsx'
import { readSurroundings, type PlacedMerchant } from './surroundings.ts'

const radii = [1, 2, 5, 10] as const

type AreaChoiceProps = {
  country: CountryCode
  /** The corners of the area. Fewer than three corners make no area. */
  area: Point[]
  onChange: (area: Point[]) => void
}

export function AreaChoice({ country, area, onChange }: AreaChoiceProps) {
  const { t } = useTranslation(['pauses', 'site'])
  const [nearby, setNearby] = useState<PlacedMerchant[]>([])
  const [km, setKm] = useState<number>(2)
  const [isDrawing, setDrawing] = useState(false)
  const [centre] = nearby

  async function choose(ID: string) {
    const placed = await readSurroundings(country, ID)
    const [at] = placed
    if (!at) return
    setNearby(placed)
    setDrawing(false)
    onChange(circleAround(at.point, km))
  }

  function resize(next: number) {
    setKm(next)
    setDrawing(false)
    if (centre) onChange(circleAround(centre.point, next))
  }

  const inside = nearby.filter(({ point }) => area.length >= 3 && isInArea(area, point))
  return (
    <div className="stack">
      <MerchantResults country={country} onChoose={(ID) => void choose(ID)} />
      {centre && (
        <>
          <p>
            <b>{centre.name}</b>
          </p>
          <Segments
            label={t('radius')}
            isLabelShown
            segments={radii.map((value) => ({
              value: value as number,
              label: t('km', { number: value }),
            }))}
            value={isDrawing ? null : km}
            onChange={resize}
          />
          <AreaPlan
            plan={{ centre: centre.point, km: km * 1.4 }}
            nearby={nearby}
            area={area}
            onCorner={isDrawing ? (corner) => onChange([...area, corner]) : null}
          />
          <div className="row wraps">
            <Button
              kind="secondary"
              onClick={() => {
                setDrawing(true)
                onChange([])
              }}
            >
              {t('draw')}
            </Button>
            {isDrawing && area.length > 0 && (
              <Button kind="quiet" onClick={() => onChange(area.slice(0, -1))}>
                {t('undoCorner')}
              </Button>
            )}
          </div>
          {isDrawing && area.length < 3 && <p className="hint">{t('drawHint')}</p>}
          <p aria-live="polite">
            <b>{t('inside', { number: inside.length, total: nearby.length })}</b>{' '}
            <span className="mut">{inside.map(({ name }) => name).join(', ')}</span>
          </p>
        </>
      )}
    </div>
  )
}

type MerchantResultsProps = { country: CountryCode; onChoose: (ID: string) => void }

/**
 * Finds restaurants by name. The results are closed as soon as one of them is chosen, and the focus
 * goes back to the search.
 */
function MerchantResults({ country, onChoose }: MerchantResultsProps) {
  const { t } = useTranslation('pauses')
  const [found, setFound] = useState<NamedMerchant[]>([])
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} className="stack">
      <MerchantSearch
        countries={[country]}
        label={t('around')}
        onFound={(merchants) => setFound(merchants ?? [])}
      />
      {found.length > 0 && (
        <ul className="box">
          {found.map(({ ID, name }) => (
            <li key={ID}>
              <button
                type="button"
                className="link"
                onClick={({ detail }) => {
                  // Moves the focus only after a press of Enter, for which `detail` is 0. After a
                  // tap, the focus would open the on-screen keyboard.
                  if (detail === 0) part.current?.querySelector('input')?.focus()
                  setFound([])
                  onChoose(ID)
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
