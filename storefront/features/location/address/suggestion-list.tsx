// What the search for an address found: places, no match, or that it could not look.
// No element does what the ARIA combobox pattern asks: a list that is walked from an input beside it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */
import type { Location } from '@tingkat/ordering/location/location'
import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { twoLines } from './address-text.ts'
import type { Suggestions } from './use-suggestions.ts'

type SuggestionListProps = {
  /** Ids of list and options begin with it. */
  id: string
  typed: string
  /** An address stands in the input: nothing to say about typing. */
  settled: boolean
  suggestions: Suggestions
  active: number
  onChoose: (place: Location) => void
  onRetry: () => void
}

export function SuggestionList({
  id,
  typed,
  settled,
  suggestions,
  active,
  onChoose,
  onRetry,
}: SuggestionListProps) {
  const { t } = useTranslation(['location', 'site'])
  const { state, places, attribution } = suggestions
  const nothing = state === 'found' && places.length === 0
  return (
    <>
      <p className="sr" role="status">
        {state === 'found' && places.length > 0 && t('address.found', { count: places.length })}
        {nothing && t('address.noMatch', { keyword: suggestions.keyword })}
        {state === 'looking' && t('address.looking')}
      </p>
      {state === 'failed' && (
        <ErrorMessage
          title={t('address.failed')}
          message={t('address.failedHint')}
          retry={{ label: t('ui.retry', { ns: 'site' }), run: onRetry }}
        />
      )}
      {nothing && (
        <div className="ap-none">
          <b className="b">{t('address.noMatch', { keyword: suggestions.keyword })}</b>
          <p className="small mut">{t('address.noMatchHint')}</p>
        </div>
      )}
      {state === 'idle' && typed === '' && !settled && (
        <p className="small mut ap-none">{t('address.hint')}</p>
      )}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('address.suggestions')}
        aria-busy={state === 'looking'}
        className="ap-list"
      >
        {places.map((place, index) => {
          const { name, detail } = twoLines(place)
          return (
            <li
              key={place.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={index === active ? 'ap-option on' : 'ap-option'}
              onClick={() => onChoose(place)}
            >
              <MapPin className="ic" aria-hidden />
              <span className="grow">
                <b className="b">{name}</b>
                {detail && <span className="small mut">{detail}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {attribution && places.length > 0 && (
        <p className="tiny mut3 ap-owed">
          <a href={attribution.url} target="_blank" rel="noopener noreferrer">
            {attribution.text}
          </a>
        </p>
      )}
    </>
  )
}
