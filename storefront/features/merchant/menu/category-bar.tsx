// The menu's categories as a bar that stays in sight and follows the reading; at its left, the way to search.
import type { MenuCategory } from '@tingkat/ordering/merchant/merchant'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useFlags } from '../../../platform/site/flags.tsx'
import { screenNameOf } from '../../../platform/analytics/screen-name.ts'
import { track } from '../../../platform/analytics/track.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { categoryAnchor } from './category-anchor.ts'
import type { ScrollSpy } from './scroll-spy.ts'

type CategoryBarProps = {
  merchantID: string
  categories: MenuCategory[]
  onSearch: () => void
  /** A press on search is likely: fetch what it opens. */
  onSearchNear: () => void
  searchButton: Ref<HTMLButtonElement>
}

export function CategoryBar({
  merchantID,
  categories,
  onSearch,
  onSearchNear,
  searchButton,
}: CategoryBarProps) {
  const { t } = useTranslation('menu')
  const bar = useRef<HTMLElement>(null)
  const [reading, setReading] = useState(categories[0]?.ID)
  const watch = useRef<ScrollSpy | null>(null)
  // A category that was pressed is not one that was scrolled to.
  const pressed = useRef<string | null>(null)
  const { pathname } = useLocation()
  const { foodInstrumentation } = useFlags()
  const told = useRef((_name: 'CATEGORY_CLICK' | 'CATEGORY_SCROLL', _categoryID: string) => {})
  useEffect(() => {
    told.current = (name, categoryID) =>
      track({
        name,
        restaurant_id: merchantID,
        screen: screenNameOf(pathname, foodInstrumentation),
        category_id: categoryID,
      })
  })
  useEffect(() => {
    let gone = false
    let last = categories[0]?.ID
    function read(categoryID: string) {
      if (categoryID !== last && pressed.current !== categoryID)
        told.current('CATEGORY_SCROLL', categoryID)
      last = categoryID
      pressed.current = null
      setReading(categoryID)
    }
    async function begin() {
      const { startScrollSpy } = await import('./scroll-spy.ts')
      if (!gone)
        watch.current = startScrollSpy(
          categories.map((category) => category.ID),
          read,
        )
    }
    void begin()
    return () => {
      gone = true
      watch.current?.stop()
      watch.current = null
    }
  }, [categories])
  // The active one comes into sight, sideways only: the page must not jump.
  useEffect(() => {
    const link = [...(bar.current?.querySelectorAll('a') ?? [])].find(
      (one) => one.hash === `#${categoryAnchor(reading ?? '')}`,
    )
    if (!link || !bar.current) return
    bar.current.scrollTo({
      left: link.offsetLeft - (bar.current.clientWidth - link.clientWidth) / 2,
    })
  }, [reading])

  function press(event: MouseEvent, categoryID: string) {
    told.current('CATEGORY_CLICK', categoryID)
    if (!watch.current || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    pressed.current = categoryID
    watch.current.goTo(categoryID)
  }

  function openSearch() {
    track({ name: 'CLICK_SEARCH_BUTTON', screen: screenNameOf(pathname, foodInstrumentation) })
    onSearch()
  }

  return (
    <div className="wrap catbar-row">
      <IconButton
        ref={searchButton}
        className="catbar-search"
        label={t('menu.search')}
        onClick={openSearch}
        onPointerEnter={onSearchNear}
        onFocus={onSearchNear}
      >
        <Icon of={Search} size="medium" />
      </IconButton>
      <nav className="catbar-in" ref={bar} aria-label={t('menu.categories')}>
        {categories.map(({ ID, name }) => (
          <a
            key={ID}
            className={ID === reading ? 'cat on' : 'cat'}
            aria-current={ID === reading || undefined}
            href={`#${categoryAnchor(ID)}`}
            onClick={(event) => press(event, ID)}
          >
            {name}
          </a>
        ))}
      </nav>
    </div>
  )
}
