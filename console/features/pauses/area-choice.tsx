// Chooses an area: a circle around a restaurant, or corners drawn on the plan of its surroundings.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'
import { isInArea } from '@tingkat/ordering/merchant/area-pause'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState, type MouseEvent } from 'react'
import { Field } from '../../platform/field.tsx'
import { findMerchants, type NamedMerchant } from '../../platform/merchants.ts'
import { Segments } from '../../platform/segments.tsx'
import { circleAround, fromPlan, planSide, toPlan, type Plan } from './area.ts'
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
  const [found, setFound] = useState<NamedMerchant[]>([])
  const [nearby, setNearby] = useState<PlacedMerchant[]>([])
  const [km, setKm] = useState<number>(2)
  const [isDrawing, setDrawing] = useState(false)
  const [centre] = nearby

  async function search(text: string) {
    setFound(text.trim().length >= 2 ? await findMerchants(country, text.trim()) : [])
  }

  async function choose(ID: string) {
    const placed = await readSurroundings(country, ID)
    const [at] = placed
    if (!at) return
    setNearby(placed)
    setFound([])
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
      <Field label={t('around')}>
        {(id) => (
          <input id={id} type="search" onChange={(event) => void search(event.target.value)} />
        )}
      </Field>
      {found.length > 0 && (
        <ul className="box">
          {found.map(({ ID, name }) => (
            <li key={ID}>
              <button type="button" className="link" onClick={() => void choose(ID)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
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

type AreaPlanProps = {
  plan: Plan
  nearby: readonly PlacedMerchant[]
  area: readonly Point[]
  /** Called with each corner that is drawn; null while no corners can be drawn. */
  onCorner: ((corner: Point) => void) | null
}

/**
 * Shows restaurants as dots, with north at the top. Corners need a pointer; with a keyboard, people
 * choose a circle.
 */
function AreaPlan({ plan, nearby, area, onCorner }: AreaPlanProps) {
  const { t } = useTranslation('pauses')
  const corners = area.map((point) => toPlan(plan, point))
  function press(event: MouseEvent<SVGSVGElement>) {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const scale = planSide / width
    onCorner?.(
      fromPlan(plan, { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale }),
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- circles are for the keyboard
    <svg
      className={onCorner ? 'pause-plan draws' : 'pause-plan'}
      viewBox={`0 0 ${planSide} ${planSide}`}
      role="img"
      aria-label={t('plan')}
      onClick={press}
    >
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {nearby.map(({ ID, name, point }) => {
        const { x, y } = toPlan(plan, point)
        const isInside = area.length >= 3 && isInArea(area, point)
        return (
          <circle key={ID} cx={x} cy={y} r={4} className={isInside ? 'in' : undefined}>
            <title>{name}</title>
          </circle>
        )
      })}
      {onCorner &&
        corners.map(({ x, y }, index) => (
          <circle key={index} cx={x} cy={y} r={5} className="corner" />
        ))}
    </svg>
  )
}
