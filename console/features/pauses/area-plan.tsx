// The plan on which staff draw the area of a pause, and the restaurants around it, with north at
// the top. Corners can be drawn with a pointer or the keyboard.
import type { Point } from '@tingkat/ordering/location/location'
import { isInArea } from '@tingkat/ordering/merchant/area-pause'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { fromPlan, moveOnPlan, planCentre, planSide, toPlan, type Plan } from './area.ts'
import type { PlacedMerchant } from './surroundings.ts'

type AreaPlanProps = {
  plan: Plan
  nearby: readonly PlacedMerchant[]
  area: readonly Point[]
  /** Called with each corner that is drawn; null while no corners can be drawn. */
  onCorner: ((corner: Point) => void) | null
}

export function AreaPlan({ onCorner, ...shown }: AreaPlanProps) {
  const { t } = useTranslation('pauses')
  if (onCorner) return <CornerButton {...shown} onCorner={onCorner} />
  return (
    <div className="pause-plan">
      <PlanDrawing {...shown} label={t('plan')} />
    </div>
  )
}

type CornerButtonProps = AreaPlanProps & { onCorner: (corner: Point) => void }

/**
 * The plan as a button: a press adds a corner under the pointer. With the keyboard, the arrow keys
 * move a cross, and Enter adds a corner there.
 */
function CornerButton({ plan, area, onCorner, ...shown }: CornerButtonProps) {
  const { t } = useTranslation('pauses')
  const [cross, setCross] = useState(planCentre)

  function move(event: KeyboardEvent) {
    const moved = moveOnPlan(cross, event.key)
    if (!moved) return
    // Without this call, the arrow keys would scroll the page.
    event.preventDefault()
    setCross(moved)
  }

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const scale = planSide / width
    // A click that the keyboard has caused has the `detail` 0.
    const at = detail === 0 ? cross : { x: (clientX - left) * scale, y: (clientY - top) * scale }
    onCorner(fromPlan(plan, at))
  }

  return (
    <button
      type="button"
      className="pause-plan draws"
      aria-label={t('plan')}
      onKeyDown={move}
      onClick={press}
    >
      <PlanDrawing {...shown} plan={plan} area={area}>
        {area.map((corner, index) => {
          const { x, y } = toPlan(plan, corner)
          return <circle key={index} cx={x} cy={y} r={5} className="corner" />
        })}
        <path className="cross" d={`M${cross.x - 8} ${cross.y}h16M${cross.x} ${cross.y - 8}v16`} />
      </PlanDrawing>
    </button>
  )
}

type PlanDrawingProps = Omit<AreaPlanProps, 'onCorner'> & {
  /**
   * The label of the plan for screen readers. Needed only if the element around the plan has no
   * label.
   */
  label?: string
  children?: ReactNode
}

function PlanDrawing({ plan, nearby, area, label, children }: PlanDrawingProps) {
  const corners = area.map((point) => toPlan(plan, point))
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox={`0 0 ${planSide} ${planSide}`} {...named}>
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
      {children}
    </svg>
  )
}
