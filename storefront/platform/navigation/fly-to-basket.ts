// A dish's picture flies to the basket in the header: a round copy on an arc, and the badge pops when it lands.

/** Of the flight. */
export const flightMs = 300
const size = 72
// How far above the straight line the arc passes, in CSS pixels.
const lift = 60
const easing = 'cubic-bezier(.4, .1, .3, 1)'

const centreOf = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
})
const isInSight = ({ left, right, top, bottom, width }: DOMRect) =>
  width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth

/**
 * Starts at the picture inside `from`, or at `otherwise` when that is out of sight. Nothing flies for those who ask for
 * less motion, without a picture, or when the basket is not in sight. Never waited for.
 */
export function flyToBasket(from: HTMLElement | null, otherwise?: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const image = from?.querySelector('img')
  const bag = document.querySelector<HTMLElement>('header .bag')
  const target = bag?.getBoundingClientRect()
  if (!image || !bag || !target || !isInSight(target)) return
  const seen = from && isInSight(from.getBoundingClientRect()) ? from : otherwise
  if (!seen) return

  const start = centreOf(seen.getBoundingClientRect())
  const end = centreOf(target)
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  // Two boxes, one inside the other: the outer goes straight, the inner rises and falls.
  const flight = document.createElement('div')
  const plate = document.createElement('img')
  plate.src = image.currentSrc || image.src
  plate.alt = ''
  flight.className = 'flight'
  flight.ariaHidden = 'true'
  Object.assign(flight.style, {
    left: `${start.x - size / 2}px`,
    top: `${start.y - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
  })
  flight.append(plate)
  document.body.append(flight)
  plate.animate(
    [
      { transform: 'translateY(0)' },
      { transform: `translateY(${-lift}px)`, easing: 'ease-in' },
      { transform: 'translateY(0)' },
    ],
    { duration: flightMs, easing: 'ease-out' },
  )
  const way = flight.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(.2)`, opacity: 0.5 },
    ],
    { duration: flightMs, easing, fill: 'forwards' },
  )
  way.addEventListener('finish', () => {
    flight.remove()
    bag
      .querySelector('.count')
      ?.animate(
        [{ transform: 'none' }, { transform: 'scale(1.35)', offset: 0.4 }, { transform: 'none' }],
        { duration: flightMs, easing: 'cubic-bezier(.3, 1.5, .5, 1)' },
      )
  })
  way.addEventListener('cancel', () => flight.remove())
}
