// The results of the address search: places, a text that nothing was found, or an error. The roles
// below follow the ARIA combobox pattern; no HTML element offers a list box that is controlled from
// a text field.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events,
   jsx-a11y/no-noninteractive-element-to-interactive-role */
import type { Location } from '@tingkat/ordering/location/location'
import { MapPin } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { countryInSentence } from '../../../platform/i18n/country-name.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { splitAddress } from './address-text.ts'
import type { Suggestions } from './use-suggestions.ts'

type SuggestionListProps = {
  /** Prefix of the element ids of the list and of its options. */
  id: string
  text: string
  /** Whether the input holds an address. The hint to type a search term is then hidden. */
  isAddress: boolean
  suggestions: Suggestions
  active: number
  onChoose: (place: Location) => void
  onRetry: () => void
}

export function SuggestionList({
  id,
  text,
  isAddress,
  suggestions,
  active,
  onChoose,
  onRetry,
}: SuggestionListProps) {
  const { t } = useTranslation(['location', 'address', 'site'])
  const { country } = useSite()
  const { state, places, attribution } = suggestions
  const hasNoMatch = state === 'found' && places.length === 0
  return (
    <>
      <p className="sr" role="status">
        {state === 'found' && places.length > 0 && t('address.found', { count: places.length })}
        {hasNoMatch && t('address.noMatch', { keyword: suggestions.keyword })}
        {state === 'searching' && t('address.looking')}
      </p>
      {state === 'failed' && (
        <ErrorMessage
          title={t('address.failed')}
          message={t('address.failedHint')}
          retry={{ label: t('ui.retry', { ns: 'site' }), run: onRetry }}
        />
      )}
      {hasNoMatch && (
        <div className="ap-none">
          <b className="b">{t('address.noMatch', { keyword: suggestions.keyword })}</b>
          <p className="small mut">{t('address.noMatchHint')}</p>
        </div>
      )}
      {state === 'idle' && text === '' && !isAddress && (
        <p className="small mut ap-none">
          {t('address.hint', { country: countryInSentence(t, country.code) })}
        </p>
      )}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('address.suggestions')}
        aria-busy={state === 'searching'}
        className="ap-list"
      >
        {places.map((place, index) => {
          const { name, detail } = splitAddress(place)
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
            {t('address.source', { source: attribution.text })}
          </a>
        </p>
      )}
    </>
  )
}
