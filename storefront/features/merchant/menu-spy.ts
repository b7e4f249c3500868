// Which category is being read, and the way to another one.
import { useEffect, useRef, useState } from 'react'
import { watchBodyScroll } from '../../platform/body-scroll.ts'

export const categoryAnchor = (categoryID: string) => `category-${categoryID}`

// Beyond this a section did not land where it was asked to: sizes below were estimates until they were drawn.
const offBy = 2

const sectionOf = (categoryID: string) => document.getElementById(categoryAnchor(categoryID))
const landingOf = (section: HTMLElement) => Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The category under the bar, the first before any scrolling; and how to go to one. `categoryIDs` in menu order. */
export function useMenuSpy(categoryIDs: readonly string[]): { reading: string | undefined; goTo: (categoryID: string) => void } {
  const [reading, setReading] = useState(categoryIDs[0])
  // On its way to a category, the page passes others: the bar shows the goal.
  const goal = useRef<string | null>(null)

  useEffect(() => {
    const seen = new Set<string>()
    const first = sectionOf(categoryIDs[0] ?? '')
    // From right under the bar to two fifths down the screen: the first category that touches this band is being read.
    const top = first ? landingOf(first) + offBy : 0
    const observer = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target.id)
        else seen.delete(target.id)
      }
      const read = categoryIDs.find(ID => seen.has(categoryAnchor(ID)))
      if (read && goal.current === null) setReading(read)
    }, { rootMargin: `-${top}px 0px -60% 0px` })
    for (const ID of categoryIDs) {
      const section = sectionOf(ID)
      if (section) observer.observe(section)
    }
    // The last ones may be too short ever to reach the band.
    const stop = watchBodyScroll(() => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement
      const last = categoryIDs.at(-1)
      const end = last && sectionOf(last)
      if (end && goal.current === null && scrollTop > 0 && (scrollTop + clientHeight >= scrollHeight - 1 || end.getBoundingClientRect().bottom < clientHeight)) setReading(last)
    })
    return () => {
      observer.disconnect()
      stop()
    }
  }, [categoryIDs])

  function goTo(categoryID: string) {
    const section = sectionOf(categoryID)
    if (!section) return
    setReading(categoryID)
    goal.current = categoryID
    const settle = () => {
      if (goal.current !== categoryID) return
      goal.current = null
      if (Math.abs(section.getBoundingClientRect().top - landingOf(section)) > offBy) section.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    const from = window.scrollY
    window.addEventListener('scrollend', settle, { once: true })
    section.scrollIntoView({ block: 'start', behavior: isStill() ? 'instant' : 'smooth' })
    // The next Tab goes on from there.
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    // Already there, or in a browser that does not tell when a scroll ends.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      if (!('onscrollend' in window) || window.scrollY === from) settle()
    }))
  }

  return { reading, goTo }
}
