// Animates a dish's picture from its position on the page to the basket in the header, and then the
// badge of the basket.

export const flightMs = 300
// Width and height of the moving picture, in CSS pixels.
const size = 72
// Height of the arc above the straight line, in CSS pixels.
const lift = 60
const easing = 'cubic-bezier(.4, .1, .3, 1)'

const centreOf = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
})
const isInViewport = ({ left, right, top, bottom, width }: DOMRect) =>
  width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth

/**
 * Moves the picture inside `from`. Starts at `from`, or at `fallback` if `from` is outside the
 * viewport. No-op if the eater prefers reduced motion, if there is no picture, or if the basket is
 * outside the viewport.
 */
export function flyToBasket(from: HTMLElement | null, fallback?: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const image = from?.querySelector('img')
  const bag = document.querySelector<HTMLElement>('header .bag')
  const target = bag?.getBoundingClientRect()
  if (!image || !bag || !target || !isInViewport(target)) return
  const origin = from && isInViewport(from.getBoundingClientRect()) ? from : fallback
  if (!origin) return

  const start = centreOf(origin.getBoundingClientRect())
  const end = centreOf(target)
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  // The outer element moves in a straight line, the inner one up and down: together an arc.
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
  const movement = flight.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(.2)`, opacity: 0.5 },
    ],
    { duration: flightMs, easing, fill: 'forwards' },
  )
  movement.addEventListener('finish', () => {
    flight.remove()
    bag
      .querySelector('.count')
      ?.animate(
        [{ transform: 'none' }, { transform: 'scale(1.35)', offset: 0.4 }, { transform: 'none' }],
        { duration: flightMs, easing: 'cubic-bezier(.3, 1.5, .5, 1)' },
      )
  })
  movement.addEventListener('cancel', () => flight.remove())
}
