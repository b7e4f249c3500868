// The sticky bar of a menu's categories. It marks the category in the viewport and has a button for
// the search.
import type { MenuCategory } from '@tingkat/ordering/merchant/merchant'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type Ref } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import { useFlags } from '../../../platform/site/flags.tsx'
import { screenNameOf } from '../../../platform/analytics/screen-name.ts'
import { track } from '../../../platform/analytics/track.ts'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { categoryAnchor } from './category-anchor.ts'
import type { ScrollSpy } from './scroll-spy.ts'

type CategoryBarProps = {
  merchantID: string
  categories: MenuCategory[]
  onSearch: () => void
  /** Called when the search button is hovered or focused, to preload the search. */
  onPreloadSearch: () => void
  searchButton: Ref<HTMLButtonElement>
}

export function CategoryBar({
  merchantID,
  categories,
  onSearch,
  onPreloadSearch,
  searchButton,
}: CategoryBarProps) {
  const { t } = useTranslation('menu')
  const bar = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(categories[0]?.ID)
  const spy = useRef<ScrollSpy | null>(null)
  // The category that was pressed. The press is tracked as a click, and the scrolling to the
  // category is not tracked as a scroll.
  const pressed = useRef<string | null>(null)
  const { pathname } = useLocation()
  const { foodInstrumentation } = useFlags()

  function trackCategory(name: 'CATEGORY_CLICK' | 'CATEGORY_SCROLL', categoryID: string) {
    track({
      name,
      restaurant_id: merchantID,
      screen: screenNameOf(pathname, foodInstrumentation),
      category_id: categoryID,
    })
  }

  const trackScroll = useEffectEvent((categoryID: string) =>
    trackCategory('CATEGORY_SCROLL', categoryID),
  )
  useEffect(() => {
    let cancelled = false
    let last = categories[0]?.ID
    function onCategory(categoryID: string) {
      if (categoryID !== last && pressed.current !== categoryID) trackScroll(categoryID)
      last = categoryID
      pressed.current = null
      setCurrent(categoryID)
    }
    async function start() {
      const { startScrollSpy } = await import('./scroll-spy.ts')
      if (cancelled) return
      const categoryIDs = categories.map((category) => category.ID)
      spy.current = startScrollSpy(categoryIDs, onCategory)
    }
    void start()
    return () => {
      cancelled = true
      spy.current?.stop()
      spy.current = null
    }
  }, [categories])

  // Centres the current category. `scrollIntoView` would also scroll the page vertically, so it is
  // not used. The first category is skipped until the bar has moved, because reading sizes during
  // hydration forces an additional layout.
  const isMoved = useRef(false)
  useEffect(() => {
    if (!isMoved.current && current === categories[0]?.ID) return
    isMoved.current = true
    const links = [...(bar.current?.querySelectorAll('a') ?? [])]
    const link = links.find(({ hash }) => hash === `#${categoryAnchor(current ?? '')}`)
    if (!link || !bar.current) return
    bar.current.scrollTo({
      left: link.offsetLeft - (bar.current.clientWidth - link.clientWidth) / 2,
    })
  }, [current, categories])

  function press(event: MouseEvent, categoryID: string) {
    trackCategory('CATEGORY_CLICK', categoryID)
    if (!spy.current || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    pressed.current = categoryID
    spy.current.goTo(categoryID)
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
        onPointerEnter={onPreloadSearch}
        onFocus={onPreloadSearch}
      >
        <Icon of={Search} size="medium" />
      </IconButton>
      <nav className="catbar-in" ref={bar} aria-label={t('menu.categories')}>
        {categories.map(({ ID, name }) => (
          <a
            key={ID}
            className={ID === current ? 'cat on' : 'cat'}
            aria-current={ID === current || undefined}
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
