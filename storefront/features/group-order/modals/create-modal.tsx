// The dialog that starts a group order or changes its settings: name, deadline and spending limit.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { currencies } from '@tingkat/ordering/currency'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Destination } from '../drawer/group-heading.tsx'
import '../group.css'

/** `minutes` is the time from now to the deadline. `spendLimitInMin` is in whole minor units. */
export type GroupSettings = {
  groupName: string
  minutes: number | null
  spendLimitInMin: number | null
}

type CreateModalProps = {
  open: boolean
  /** The initial values of the form. */
  start?: Partial<GroupSettings>
  /** Whether the dialog changes an existing group order instead of starting one. */
  changing?: boolean
  merchantName: string
  /** Whether the creator collects the order. */
  isPickup?: boolean
  currency: CurrencyCode
  /** Text of the delivery address; empty while none is chosen. */
  address: string
  onAddress: () => void
  busy: boolean
  problem: { title: string; message: string } | null
  onClose: () => void
  onCreate: (settings: GroupSettings) => void
}

export function CreateModal({
  open,
  start,
  changing = false,
  merchantName,
  isPickup = false,
  currency,
  address,
  onAddress,
  busy,
  problem,
  onClose,
  onCreate,
}: CreateModalProps) {
  const { t } = useTranslation('group')
  const { exponent } = currencies[currency]
  const [groupName, setGroupName] = useState(start?.groupName ?? '')
  const [minutes, setMinutes] = useState<number | null>(start?.minutes ?? null)
  const [limit, setLimit] = useState(() => formatLimit(start?.spendLimitInMin, exponent))
  const limitInMinor = parseLimit(limit, exponent)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && limitInMinor !== 'invalid')
      onCreate({ groupName: groupName.trim(), minutes, spendLimitInMin: limitInMinor })
  }

  return (
    <Dialog open={open} onClose={onClose} title={t(changing ? 'create.change' : 'create.title')}>
      <form className="stack grp-form" onSubmit={submit}>
        {!changing && (
          <>
            <p className="mut">{t('create.why', { merchant: merchantName })}</p>
            <Destination collectFrom={isPickup ? merchantName : null} address={address}>
              {!isPickup && (
                <button type="button" className="link" onClick={onAddress}>
                  {t('create.address')}
                </button>
              )}
            </Destination>
          </>
        )}
        <div className="field">
          <label htmlFor="group-name">{t('create.name')}</label>
          <div className="input">
            <input
              id="group-name"
              value={groupName}
              maxLength={60}
              autoComplete="off"
              placeholder={t('create.nameExample')}
              onChange={(event) => setGroupName(event.target.value)}
            />
          </div>
        </div>
        <DeadlineField minutes={minutes} onChange={setMinutes} />
        <LimitField
          text={limit}
          isInvalid={limitInMinor === 'invalid'}
          currency={currency}
          onChange={setLimit}
        />
        {problem && <ErrorMessage title={problem.title} message={problem.message} />}
        <Button type="submit" wide busy={busy}>
          {t(changing ? 'create.save' : 'create.create')}
        </Button>
      </form>
    </Dialog>
  )
}

const formatLimit = (amountInMinor: number | null | undefined, exponent: number): string =>
  amountInMinor ? String(amountInMinor / 10 ** exponent) : ''

/**
 * Returns the amount in whole minor units; null for an
 * empty field. The decimal separator may be a comma.
 */
function parseLimit(text: string, exponent: number): number | null | 'invalid' {
  if (text.trim() === '') return null
  const amount = Math.round(Number(text.replace(',', '.')) * 10 ** exponent)
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 'invalid'
}

/** The choices of the closing time, in minutes: whole hours from one hour on. */
const deadlineMinutes = [15, 30, 60, 120] as const

type DeadlineFieldProps = { minutes: number | null; onChange: (minutes: number | null) => void }

function DeadlineField({ minutes, onChange }: DeadlineFieldProps) {
  const { t } = useTranslation('group')
  return (
    <div className="field">
      <label htmlFor="group-deadline">{t('create.deadline')}</label>
      <div className="input">
        <select
          id="group-deadline"
          value={minutes ?? ''}
          onChange={(event) =>
            onChange(event.target.value === '' ? null : Number(event.target.value))
          }
        >
          <option value="">{t('create.noDeadline')}</option>
          {deadlineMinutes.map((choice) => (
            <option key={choice} value={choice}>
              {choice < 60
                ? t('create.inMinutes', { count: choice })
                : t('create.inHours', { count: choice / 60 })}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

type LimitFieldProps = {
  text: string
  isInvalid: boolean
  currency: CurrencyCode
  onChange: (text: string) => void
}

function LimitField({ text, isInvalid, currency, onChange }: LimitFieldProps) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  return (
    <div className="field">
      <label htmlFor="group-limit">
        {t('create.limit', { currency: currencies[currency].symbol })}
      </label>
      <div className={isInvalid ? 'input is-err' : 'input'}>
        <input
          id="group-limit"
          inputMode="decimal"
          value={text}
          maxLength={12}
          autoComplete="off"
          placeholder={t('create.noLimit')}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'group-limit-wrong' : undefined}
          lang={country.locale}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {isInvalid && (
        <p className="small mem-gone" id="group-limit-wrong">
          {t('create.wrongLimit')}
        </p>
      )}
    </div>
  )
}
