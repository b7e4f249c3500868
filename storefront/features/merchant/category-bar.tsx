// The menu's categories as a bar that stays in sight and follows the reading.
import type { Category } from '@tingkat/ordering/merchant'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export const categoryAnchor = (categoryID: string) => `category-${categoryID}`

export function CategoryBar({ categories }: { categories: Category[] }) {
  const { t } = useTranslation('menu')
  const bar = useRef<HTMLElement>(null)
  const reading = useReading(categories)
  // The active one comes into sight, sideways only: the page must not jump.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('.on')
    if (!link || !bar.current || reading === undefined) return
    bar.current.scrollTo({ left: link.offsetLeft - (bar.current.clientWidth - link.clientWidth) / 2 })
  }, [reading])
  return (
    <div className="catbar">
      <div className="wrap">
        <nav className="catbar-in" ref={bar} aria-label={t('menu.categories')}>
          {categories.map(({ ID, name }) => (
            <a key={ID} className={ID === reading ? 'cat on' : 'cat'} aria-current={ID === reading || undefined} href={`#${categoryAnchor(ID)}`}>{name}</a>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** The category under the bar; the first before any scrolling. */
function useReading(categories: Category[]): string | undefined {
  const [reading, setReading] = useState(categories[0]?.ID)
  useEffect(() => {
    const seen = new Set<string>()
    // A band below the bar, a third of the screen high: the first category that touches it is being read.
    const observer = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target.id)
        else seen.delete(target.id)
      }
      const first = categories.find(({ ID }) => seen.has(categoryAnchor(ID)))
      if (first) setReading(first.ID)
    }, { rootMargin: '-130px 0px -60% 0px' })
    for (const { ID } of categories) {
      const section = document.getElementById(categoryAnchor(ID))
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [categories])
  return reading
}
