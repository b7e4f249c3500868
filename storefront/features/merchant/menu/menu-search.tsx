// The search within a menu: a field that replaces the category bar and shows the number of matches.
import {
  countDishes,
  dishSearchMax,
  findMatchedRanges,
  searchMenu,
  toSearchWords,
} from '@tingkat/ordering/dish/dish-search'
import type { MenuCategory } from '@tingkat/ordering/merchant/merchant'
import { Search, X } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { emptyPlate } from '../../../platform/site/pictures.ts'
import type { MenuSearchResult } from './dish-list.tsx'

type MenuSearchProps = {
  categories: MenuCategory[]
  /** The list of dishes, which is scrolled below the field. */
  list: RefObject<HTMLElement | null>
  /** Called with null if the search field is empty, so that the whole menu is shown. */
  onResult: (result: MenuSearchResult | null) => void
  onClose: () => void
}

export default function MenuSearch({ categories, list, onResult, onClose }: MenuSearchProps) {
  const { t } = useTranslation('menu')
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const words = toSearchWords(typed)
  const count = countDishes(searchMenu(categories, words))
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
  }, [])

  function search(next: string) {
    setTyped(next)
    const nextWords = toSearchWords(next)
    const emptyState = (
      <NoDishFound
        search={next.trim()}
        onAll={() => {
          search('')
          field.current?.focus()
        }}
      />
    )
    onResult(nextWords.length ? find(categories, nextWords, emptyState) : null)
    scrollToTop(list.current)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (typed) search('')
    else onClose()
  }

  return (
    <search className="wrap catbar-row">
      <div className="input menu-search">
        <Icon of={Search} size="medium" />
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={dishSearchMax}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('menu.searchHint')}
          aria-label={t('menu.search')}
          onChange={(event) => search(event.target.value)}
          onKeyDown={press}
        />
        {words.length > 0 && (
          <span className="small mut num" aria-hidden>
            {t('menu.found', { count })}
          </span>
        )}
        <IconButton label={t('menu.searchClose')} onClick={onClose}>
          <Icon of={X} size="medium" />
        </IconButton>
      </div>
      <output className="sr" aria-live="polite">
        {words.length > 0 && t('menu.found', { count })}
      </output>
    </search>
  )
}

function find(
  categories: MenuCategory[],
  words: string[],
  emptyState: ReactNode,
): MenuSearchResult {
  const dishIDs = new Set(
    searchMenu(categories, words).flatMap((category) => category.items.map((dish) => dish.ID)),
  )
  return {
    dishIDs,
    emptyState: dishIDs.size === 0 && emptyState,
    mark(text) {
      const stretches = findMatchedRanges(text, words)
      return stretches
        .flatMap(({ from, to }, index) => [
          text.slice(stretches[index - 1]?.to ?? 0, from),
          <mark key={from}>{text.slice(from, to)}</mark>,
        ])
        .concat(text.slice(stretches.at(-1)?.to ?? 0))
    },
  }
}

function NoDishFound({ search, onAll }: { search: string; onAll: () => void }) {
  const { t } = useTranslation('menu')
  return (
    <EmptyState
      art={<img className="empty-plate" src={emptyPlate} alt="" width={148} height={148} />}
      title={t('menu.foundNone', { search })}
      action={
        <Button kind="secondary" size="s" onClick={onAll}>
          {t('menu.showAll')}
        </Button>
      }
    >
      {t('menu.foundNoneHint')}
    </EmptyState>
  )
}

/** Scrolls up to the top of the list, where the matches begin. Never scrolls down. */
function scrollToTop(list: HTMLElement | null): void {
  if (
    list &&
    list.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(list).scrollMarginTop)
  )
    list.scrollIntoView({ block: 'start', behavior: 'instant' })
}
