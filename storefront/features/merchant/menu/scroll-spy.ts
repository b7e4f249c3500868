// Which category is being read, and the way to another one. Loaded once the page is alive: without it, the bar's links jump.
import { watchBodyScroll } from '../../../platform/navigation/body-scroll.ts'
import { categoryAnchor } from './category-anchor.ts'

// CSS pixels that a section or the page may be off: sizes are rounded, and those of rows never drawn were estimates.
const slack = 2

const sectionOf = (categoryID: string | undefined) =>
  categoryID === undefined ? null : document.getElementById(categoryAnchor(categoryID))
const landingOf = (section: HTMLElement) =>
  Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0
const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** How far the page would move to bring the section right under the bar; its ends are its ends. */
function wayTo(section: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  const wanted = section.getBoundingClientRect().top - landingOf(section)
  return Math.min(Math.max(wanted, -scrollTop), scrollHeight - clientHeight - scrollTop)
}

export type ScrollSpy = { goTo: (categoryID: string) => void; stop: () => void }

/** `onRead` hears of the category under the bar, of the first one above all. `categoryIDs` in menu order. */
export function startScrollSpy(
  categoryIDs: readonly string[],
  onRead: (categoryID: string) => void,
): ScrollSpy {
  // Asked for by a press: the bar shows it on the way, and where the page came to rest (`at`), until somebody scrolls on.
  let goal: { at: number | null } | null = null
  const read = (categoryID: string | undefined) => {
    if (
      categoryID === undefined ||
      (goal && (goal.at === null || Math.abs(window.scrollY - goal.at) <= slack))
    )
      return
    goal = null
    onRead(categoryID)
  }

  const seen = new Set<string>()
  const [first, last] = [sectionOf(categoryIDs[0]), sectionOf(categoryIDs.at(-1))]
  const top = first ? landingOf(first) + slack : 0
  // From right under the bar to two fifths down the screen: the first category that touches this band is being read.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target.id)
        else seen.delete(target.id)
      }
      const found = categoryIDs.find((ID) => seen.has(categoryAnchor(ID)))
      if (found !== undefined) read(found)
      else if (first && first.getBoundingClientRect().top > 0) read(categoryIDs[0])
    },
    { rootMargin: `-${top}px 0px -60% 0px` },
  )
  for (const ID of categoryIDs) {
    const section = sectionOf(ID)
    if (section) observer.observe(section)
  }
  // The last ones may be too short ever to reach the band.
  const stopScroll = watchBodyScroll(() => {
    if (
      last &&
      window.scrollY > 0 &&
      last.getBoundingClientRect().bottom < document.documentElement.clientHeight
    )
      read(categoryIDs.at(-1))
  })

  function goTo(categoryID: string) {
    const section = sectionOf(categoryID)
    if (!section) return
    const mine = { at: null as number | null }
    goal = mine
    onRead(categoryID)
    const settle = () => {
      if (goal !== mine) return
      if (Math.abs(wayTo(section)) > slack)
        section.scrollIntoView({ block: 'start', behavior: 'instant' })
      mine.at = window.scrollY
    }
    // Where a browser does not tell that it has come to rest, it goes there at once.
    const smooth = 'onscrollend' in window && !wantsStill() && Math.abs(wayTo(section)) > slack
    if (smooth) window.addEventListener('scrollend', settle, { once: true })
    section.scrollIntoView({ block: 'start', behavior: smooth ? 'smooth' : 'instant' })
    if (!smooth) settle()
    // The next Tab goes on from there.
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
