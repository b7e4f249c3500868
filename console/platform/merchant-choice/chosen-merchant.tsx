// Lets a person choose the merchant that a page is about, and remembers the choice in this browser.
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Field } from '../field.tsx'
import type { NamedMerchant } from '../merchants.ts'
import { useMerchantNames } from '../own-scopes.ts'
import { useWorkplace } from '../workplace-context.ts'
import { MerchantSearch } from './merchant-search.tsx'

const key = 'tingkat.console.merchant'

function readStored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(ID: string): void {
  try {
    localStorage.setItem(key, ID)
  } catch {
    // The browser blocks storage, so the choice is not remembered: the next visit begins with the
    // first merchant.
  }
}

/**
 * Returns the merchant that the URL names, else the last one chosen in this browser, else the
 * first.
 */
export function useChosenMerchant(): { chosen: string | null; choose: (ID: string) => void } {
  const { merchants, countries } = useWorkplace()
  const [query, setQuery] = useSearchParams()
  const named = query.get('merchant')
  const stored = readStored()
  // A link that names a merchant is remembered like a choice.
  useEffect(() => {
    if (named !== null) store(named)
  }, [named])
  const isOwn = (ID: string | null) => merchants.some((merchant) => merchant.ID === ID)
  const remembered = isOwn(stored) || countries.length > 0 ? stored : null
  return {
    chosen: named ?? remembered ?? merchants[0]?.ID ?? null,
    choose(ID) {
      store(ID)
      setQuery({ merchant: ID }, { replace: true })
    },
  }
}

type MerchantPickerProps = { chosen: string | null; choose: (ID: string) => void }

/** Renders nothing for a person with only one merchant. */
export function MerchantPicker({ chosen, choose }: MerchantPickerProps) {
  const { t } = useTranslation()
  const { merchants, countries } = useWorkplace()
  const [found, setFound] = useState<NamedMerchant[]>([])
  const current = useMerchantNames(chosen === null ? [] : [chosen])
  const listed = [
    ...new Map([...merchants, ...current, ...found].map((each) => [each.ID, each])).values(),
  ]
  const isFixed = countries.length === 0 && chosen !== null && listed.length === 1

  return (
    <>
      <MerchantSearch
        countries={countries}
        everywhere
        label={t('merchant.find')}
        onFound={(merchants) => merchants && setFound(merchants)}
      />
      {listed.length > 0 && !isFixed && (
        <Field label={t('merchant.label')}>
          {(id) => (
            <select id={id} value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
              {!listed.some(({ ID }) => ID === chosen) && (
                <option value={chosen ?? ''}>{t('merchant.choose')}</option>
              )}
              {listed.map(({ ID, name }) => (
                <option key={ID} value={ID}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {listed.length === 0 && countries.length === 0 && (
        <EmptyState title={t('merchant.none')}>{t('merchant.noneText')}</EmptyState>
      )}
    </>
  )
}
