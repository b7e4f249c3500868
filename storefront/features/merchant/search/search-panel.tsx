// The options below the search field: recent searches, or suggestions while the eater types.
// The ARIA combobox pattern needs roles that no HTML element has.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */
import type { SuggestionList } from '@tingkat/contract/search'
import { Clock, Search, Soup, Store, type LucideIcon } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { client } from '../../../platform/browser/client.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { useStored } from '../../../platform/storage/stored.ts'
import { recentSearches } from './recent-searches.ts'

export type SearchOption = {
  text: string
  kind: 'recent' | 'dish' | 'cuisine' | 'merchant'
  to: string
}

type SearchPanelProps = {
  /** Prefix of the element ids of the list and of its options. */
  id: string
  text: string
  active: number
  onOptions: (options: readonly SearchOption[]) => void
  onGo: (option: SearchOption) => void
}

// Milliseconds of debounce. Longer than the time between two letters of a fast typist, so that
// suggestions are requested in pauses only.
const debounceMs = 150
const icons: Record<SearchOption['kind'], LucideIcon> = {
  recent: Clock,
  dish: Search,
  cuisine: Soup,
  merchant: Store,
}

export default function SearchPanel({ id, text, active, onOptions, onGo }: SearchPanelProps) {
  const { t } = useTranslation('find')
  const { country, paths } = useSite()
  const recent = recentSearches(country.code)
  const recentTexts = useStored(recent)
  const typed = text.trim()
  const [found, setFound] = useState<{ typed: string; suggestions: SuggestionList['suggestions'] }>(
    { typed: '', suggestions: [] },
  )

  useEffect(() => {
    if (typed === '') return undefined
    let cancelled = false
    const timer = setTimeout(() => {
      void suggest()
    }, debounceMs)
    async function suggest() {
      const answer = await client.listSuggestions({ country: country.code, q: typed })
      // Failures are not shown: the search form works without suggestions.
      if (!cancelled && answer.ok) setFound({ typed, ...answer.data })
    }
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [country.code, typed])

  const blank = typed === ''
  const list = useMemo<readonly SearchOption[]>(
    () =>
      blank
        ? (recentTexts ?? []).map((recentText) => ({
            text: recentText,
            kind: 'recent',
            to: paths.restaurants({ search: recentText }),
          }))
        : found.suggestions.map(({ text: words, kind, merchantID }) => ({
            text: words,
            kind,
            to: merchantID
              ? paths.merchant({ ID: merchantID, name: words })
              : paths.restaurants({ search: words }),
          })),
    [blank, recentTexts, found, paths],
  )
  useEffect(() => onOptions(list), [list, onOptions])

  return (
    <div className={list.length > 0 ? 'sf-panel' : 'sf-panel sf-none'}>
      {blank && list.length > 0 && (
        <div className="row between sf-head">
          <b className="small">{t('search.recent')}</b>
          <button type="button" className="btn btn-3 btn-s" onClick={() => recent.write(null)}>
            {t('search.forget')}
          </button>
        </div>
      )}
      <p className="sr" role="status">
        {!blank && found.typed === typed ? t('search.suggestions', { count: list.length }) : ''}
      </p>
      <ul id={`${id}-list`} role="listbox" aria-label={t('search.listLabel')}>
        {list.map((option, index) => {
          const Icon = icons[option.kind]
          return (
            <li
              key={`${option.kind} ${option.to} ${option.text}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={index === active ? 'ap-option on' : 'ap-option'}
              // Keeps the focus in the input; a blur would close the panel before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onGo(option)}
            >
              <Icon className="ic" aria-hidden />
              <span className="grow">{option.text}</span>
              {option.kind === 'merchant' && (
                <span className="tiny mut">{t('search.restaurant')}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
