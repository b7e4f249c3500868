// The wishes of a list as fields of a form: an order, checkboxes, and short rows of choices.
import { diets, merchantSorts, priceLevels } from '@tingkat/ordering/merchant/merchant-filter'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/words/times.ts'
import { Icon } from '../../../ui/icon.tsx'
import { upcomingHalfHours, minutesToDoor, ratings, type ListQuery } from './list-query.ts'
import { useFilterNames } from './use-filter-names.ts'

type FilterFieldsProps = {
  wish: ListQuery
  now: Date
  /** Whether the list belongs to an address: without one nothing is near, quick or far. */
  near: boolean
}

export function FilterFields({ wish: { filter, sort }, now, near }: FilterFieldsProps) {
  const { t } = useTranslation('find')
  const site = useSite()
  const { priceName } = useFilterNames()
  const zone = site.country.timeZones[0]
  const wishes = ['open', 'offer', 'freeDelivery', 'scheduled'] as const
  const hours = [
    ...new Set([...(filter.by ? [filter.by] : []), ...upcomingHalfHours(now)]),
  ].toSorted()
  return (
    <>
      <Group name={t('sort.title')}>
        {merchantSorts
          .filter((one) => near || one === 'recommended' || one === 'rating' || one === sort)
          .map((one) => (
            <Option key={one} type="radio" name="sort" value={one} on={sort === one}>
              {t(`sort.${one}`)}
            </Option>
          ))}
      </Group>
      <Group name={t('filter.only')}>
        {wishes.map((one) => (
          <Option key={one} type="checkbox" name={one} value="1" on={filter[one]}>
            <span>
              {t(`filter.${one}`)}
              {one === 'freeDelivery' && (
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
      {near && (
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
        <span className="b">{t('filter.by')}</span>
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

// The form reads the fields; React only says how they stand.
const nothing = () => {}

function Option({ type, name, value, on, children }: ChoiceProps) {
  return (
    <label className="opt">
      <input className="sr" type={type} name={name} value={value} checked={on} onChange={nothing} />
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
      <input className="sr" type={type} name={name} value={value} checked={on} onChange={nothing} />
      {children}
    </label>
  )
}
