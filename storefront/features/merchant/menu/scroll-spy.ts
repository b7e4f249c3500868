// A scroll spy for the menu: it reports the category in the viewport and scrolls to a category. It
// loads after hydration. Until then, the links of the category bar jump to the category.
import { watchBodyScroll } from '../../../platform/navigation/body-scroll.ts'
import { categoryAnchor } from './category-anchor.ts'

// Tolerance in CSS pixels, because sizes are rounded and the
// sizes of rows that are not rendered yet are estimates.
const tolerance = 2

const sectionOf = (categoryID: string | undefined) =>
  categoryID === undefined ? null : document.getElementById(categoryAnchor(categoryID))
const scrollMarginOf = (section: HTMLElement) =>
  Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Returns the pixels to scroll until the section is right
 * below the category bar, limited by the ends of the page.
 */
function distanceTo(section: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  const distance = section.getBoundingClientRect().top - scrollMarginOf(section)
  return Math.min(Math.max(distance, -scrollTop), scrollHeight - clientHeight - scrollTop)
}

export type ScrollSpy = { goTo: (categoryID: string) => void; stop: () => void }

/**
 * Calls `onCategory` with the category below the category bar. At the top of the page it reports
 * the first category. `categoryIDs` have the sequence of the menu.
 */
export function startScrollSpy(
  categoryIDs: readonly string[],
  onCategory: (categoryID: string) => void,
): ScrollSpy {
  // The category to which `goTo` scrolls. It stays the current category until the eater scrolls on,
  // even if the page is too short to bring the category below the bar. `restY` is the scroll
  // position in pixels at the end of the scrolling; null while the page scrolls.
  let target: { restY: number | null } | null = null
  const report = (categoryID: string | undefined) => {
    if (categoryID === undefined) return
    if (target && (target.restY === null || Math.abs(window.scrollY - target.restY) <= tolerance))
      return
    target = null
    onCategory(categoryID)
  }

  const visible = new Set<string>()
  const [first, last] = [sectionOf(categoryIDs[0]), sectionOf(categoryIDs.at(-1))]
  const barBottom = first ? scrollMarginOf(first) + tolerance : 0
  // The current category is the first one in a band from the category bar down to 40% of the
  // viewport.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) visible.add(entry.target.id)
        else visible.delete(entry.target.id)
      }
      const current = categoryIDs.find((ID) => visible.has(categoryAnchor(ID)))
      if (current !== undefined) report(current)
      else if (first && first.getBoundingClientRect().top > 0) report(categoryIDs[0])
    },
    { rootMargin: `-${barBottom}px 0px -60% 0px` },
  )
  for (const ID of categoryIDs) {
    const section = sectionOf(ID)
    if (section) observer.observe(section)
  }
  // At the end of the page, the last category may be too short to reach the band below the category
  // bar, so it is reported here.
  const stopScroll = watchBodyScroll(() => {
    if (
      last &&
      window.scrollY > 0 &&
      last.getBoundingClientRect().bottom < document.documentElement.clientHeight
    )
      report(categoryIDs.at(-1))
  })

  function goTo(categoryID: string) {
    const section = sectionOf(categoryID)
    if (!section) return
    const thisTarget = { restY: null as number | null }
    target = thisTarget
    onCategory(categoryID)
    const settle = () => {
      if (target !== thisTarget) return
      if (Math.abs(distanceTo(section)) > tolerance)
        section.scrollIntoView({ block: 'start', behavior: 'instant' })
      thisTarget.restY = window.scrollY
    }
    // Browsers without the `scrollend` event jump, because the end of smooth scrolling would be
    // unknown.
    const smooth =
      'onscrollend' in window &&
      !prefersReducedMotion() &&
      Math.abs(distanceTo(section)) > tolerance
    if (smooth) window.addEventListener('scrollend', settle, { once: true })
    section.scrollIntoView({ block: 'start', behavior: smooth ? 'smooth' : 'instant' })
    if (!smooth) settle()
    // Focuses the heading, so that the next Tab key moves to the first dish of the category.
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }

  return {
    goTo,
    stop() {
      observer.disconnect()
      stopScroll()
    },
  }
}
