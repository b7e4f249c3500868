// The form fields of a list's sort order and filters.
import {
  diets,
  merchantSorts,
  pickupSorts,
  priceLevels,
} from '@tingkat/ordering/merchant/merchant-filter'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/i18n/times.ts'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import {
  upcomingHalfHours,
  minutesToDoor,
  ratings,
  togglesFor,
  type ListQuery,
} from './list-query.ts'
import { useFilterNames } from './use-filter-names.ts'

type FilterFieldsProps = {
  listQuery: ListQuery
  now: Date
  /**
   * Whether the list is for an address. Without an address, distance and delivery time are unknown.
   */
  near: boolean
}

export function FilterFields({ listQuery: { filter, sort }, now, near }: FilterFieldsProps) {
  const { t } = useTranslation('find')
  const site = useSite()
  const { priceName } = useFilterNames()
  const zone = site.country.timeZones[0]
  const hours = [
    ...new Set([...(filter.by ? [filter.by] : []), ...upcomingHalfHours(now)]),
  ].toSorted()
  return (
    <>
      <Group name={t('sort.title')}>
        {(filter.pickup ? pickupSorts : merchantSorts)
          .filter((key) => near || key === 'recommended' || key === 'rating' || key === sort)
          .map((key) => (
            <Option key={key} type="radio" name="sort" value={key} on={sort === key}>
              {t(`sort.${key}`)}
            </Option>
          ))}
      </Group>
      <Group name={t('filter.only')}>
        {togglesFor(filter).map((name) => (
          <Option key={name} type="checkbox" name={name} value="1" on={filter[name]}>
            <span>
              {t(`filter.${name}`)}
              {name === 'freeDelivery' && (
                <span className="small mut fl-hint"> {t('filter.freeDeliveryHint')}</span>
              )}
            </span>
          </Option>
        ))}
        {diets.map((diet) => (
          <Option
            key={diet}
            type="checkbox"
            name="diets"
            value={diet}
            on={filter.diets.includes(diet)}
          >
            {t(`filter.${diet}`)}
          </Option>
        ))}
      </Group>
      <Group name={t('filter.price')} row>
        {priceLevels.map((level) => (
          <Choice
            key={level}
            type="checkbox"
            name="prices"
            value={level}
            on={filter.prices.includes(level)}
          >
            {priceName(level)}
          </Choice>
        ))}
      </Group>
      <Group name={t('filter.rating')} row>
        <Choice type="radio" name="rating" value="" on={filter.rating === 0}>
          {t('filter.any')}
        </Choice>
        {ratings.map((rating) => (
          <Choice
            key={rating}
            type="radio"
            name="rating"
            value={rating}
            on={filter.rating === rating}
          >
            {t('filter.ratingFrom', { rating: rating.toFixed(1) })}
          </Choice>
        ))}
      </Group>
      {near && !filter.pickup && (
        <Group name={t('filter.minutes')} row>
          <Choice type="radio" name="minutes" value="" on={filter.minutes === 0}>
            {t('filter.any')}
          </Choice>
          {minutesToDoor.map((minutes) => (
            <Choice
              key={minutes}
              type="radio"
              name="minutes"
              value={minutes}
              on={filter.minutes === minutes}
            >
              {t('filter.minutesTo', { count: minutes })}
            </Choice>
          ))}
        </Group>
      )}
      <label className="fl-by">
        <span className="b">{t(filter.pickup ? 'filter.readyBy' : 'filter.by')}</span>
        <span className="input">
          <select name="by" defaultValue={filter.by ?? ''} key={filter.by}>
            <option value="">{t('filter.anyTime')}</option>
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {formatTime(site, hour, zone)}
              </option>
            ))}
          </select>
        </span>
      </label>
    </>
  )
}

function Group({ name, row, children }: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <fieldset className="fl-group">
      <legend className="b">{name}</legend>
      {row ? <div className="fl-row">{children}</div> : children}
    </fieldset>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string | number
  on: boolean
  children: ReactNode
}

// React requires a handler for controlled inputs; the form's own `onChange` reads the fields.
const ignoreChange = () => {}

function Option({ type, name, value, on, children }: ChoiceProps) {
  return (
    <label className="opt">
      <input
        className="sr"
        type={type}
        name={name}
        value={value}
        checked={on}
        onChange={ignoreChange}
      />
      <span
        className={[type === 'radio' ? 'rb' : 'cb', on && 'on'].filter(Boolean).join(' ')}
        aria-hidden
      >
        {type === 'checkbox' && on && <Icon of={Check} size="small" />}
      </span>
      {children}
    </label>
  )
}

function Choice({ type, name, value, on, children }: ChoiceProps) {
  return (
    <label className={on ? 'chip on' : 'chip'}>
      <input
        className="sr"
        type={type}
        name={name}
        value={value}
        checked={on}
        onChange={ignoreChange}
      />
      {children}
    </label>
  )
}
