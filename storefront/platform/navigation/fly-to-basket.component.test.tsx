// Tests of the animation of a dish that moves to the basket, in a browser.
import { enableAnimations } from '@tingkat/ui/testing/animations.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { flightMs, flyToBasket } from './fly-to-basket.ts'

const flight = () => document.querySelector<HTMLElement>('.flight')

function Page({ away }: { away?: boolean }) {
  return (
    <>
      <header style={{ position: 'fixed', top: away ? -200 : 0, right: 0 }}>
        <span className="bag" style={{ display: 'block', width: 24, height: 24 }}>
          <b className="count">2</b>
        </span>
      </header>
      <div id="from" style={{ width: 112, height: 112, marginTop: 400 }}>
        <img src="/art/plate-empty.avif" alt="" width={112} height={112} />
      </div>
      <div id="otherwise" style={{ width: 80, height: 40 }} />
    </>
  )
}
const part = (id: string) => document.getElementById(id)

beforeEach(() => {
  document.querySelectorAll('.flight').forEach((element) => element.remove())
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the animation of an added dish', () => {
  enableAnimations()

  test('takes 300 ms, changes transform and opacity only, then animates the badge', async () => {
    await draw(<Page />)
    flyToBasket(part('from'))
    const box = flight()!
    const animations = box.getAnimations({ subtree: true })
    const durations = animations.map(({ effect }) => effect?.getTiming().duration)
    expect(durations).toEqual([flightMs, flightMs])
    const animatedProperties = animations.flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    )
    expect(
      [...new Set(animatedProperties)]
        .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))
        .toSorted(),
    ).toEqual(['opacity', 'transform'])
    expect(getComputedStyle(box.querySelector('img')!).borderRadius).toBe('50%')
    expect(box.getBoundingClientRect().top).toBeGreaterThan(400)
    const count = document.querySelector('.count')!
    await Promise.all(animations.map(({ finished }) => finished))
    await expect.poll(flight).toBeNull()
    expect(count.getAnimations()).toHaveLength(1)
  })

  test('starts at the button if the picture is outside the viewport', async () => {
    await draw(<Page />)
    part('from')!.style.transform = 'translateY(-4000px)'
    flyToBasket(part('from'), part('otherwise'))
    expect(flight()!.offsetTop).toBeGreaterThan(400)
  })

  test('does not run if the basket is outside the viewport, nor without a picture', async () => {
    await draw(<Page away />)
    flyToBasket(part('from'))
    expect(flight()).toBeNull()
    flyToBasket(part('otherwise'))
    flyToBasket(null)
    expect(flight()).toBeNull()
  })

  test('does not run with the preference for reduced motion', async () => {
    await draw(<Page />)
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduce') }) as MediaQueryList,
    )
    flyToBasket(part('from'))
    expect(flight()).toBeNull()
  })
})
