// Starts a group order: from which kitchen, where to, under which name, until when and up to how much each.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { currencies } from '@tingkat/ordering/currency'
import { MapPin } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import '../group.css'

/** `minutes` from now until the group closes by itself; `spendLimitInMin` in whole minor units. */
export type GroupSettings = {
  groupName: string
  minutes: number | null
  spendLimitInMin: number | null
}

type CreateModalProps = {
  open: boolean
  /** Changes a group that there is already: then its words say so. */
  start?: Partial<GroupSettings>
  changing?: boolean
  merchantName: string
  currency: CurrencyCode
  /** Where the food goes, in words; empty while no address is chosen. */
  address: string
  onAddress: () => void
  busy: boolean
  problem: { title: string; message: string } | null
  onClose: () => void
  onCreate: (wish: GroupSettings) => void
}

const deadlines = [15, 30, 60, 120] as const

export function CreateModal({
  open,
  start,
  changing = false,
  merchantName,
  currency,
  address,
  onAddress,
  busy,
  problem,
  onClose,
  onCreate,
}: CreateModalProps) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  const { exponent, symbol } = currencies[currency]
  const [groupName, setGroupName] = useState(start?.groupName ?? '')
  const [minutes, setMinutes] = useState<number | null>(start?.minutes ?? null)
  const [limit, setLimit] = useState(
    start?.spendLimitInMin ? String(start.spendLimitInMin / 10 ** exponent) : '',
  )
  const amount =
    limit.trim() === '' ? null : Math.round(Number(limit.replace(',', '.')) * 10 ** exponent)
  const wrongLimit = amount !== null && !(Number.isSafeInteger(amount) && amount > 0)

  function create(event: FormEvent) {
    event.preventDefault()
    if (!busy && !wrongLimit)
      onCreate({ groupName: groupName.trim(), minutes, spendLimitInMin: amount })
  }

  return (
    <Dialog open={open} onClose={onClose} title={t(changing ? 'create.change' : 'create.title')}>
      <form className="stack grp-form" onSubmit={create}>
        {!changing && <p className="mut">{t('create.why', { merchant: merchantName })}</p>}
        {!changing && (
          <div className="when">
            <MapPin className="ic" aria-hidden />
            <span className="grow">
              {t('group.deliveryTo')} <b>{address || t('group.noAddress')}</b>
            </span>
            <button type="button" className="link" onClick={onAddress}>
              {t('create.address')}
            </button>
          </div>
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
        <div className="field">
          <label htmlFor="group-deadline">{t('create.deadline')}</label>
          <div className="input">
            <select
              id="group-deadline"
              value={minutes ?? ''}
              onChange={(event) =>
                setMinutes(event.target.value === '' ? null : Number(event.target.value))
              }
            >
              <option value="">{t('create.noDeadline')}</option>
              {deadlines.map((one) => (
                <option key={one} value={one}>
                  {t('create.inMinutes', { count: one })}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className="field">
          <label htmlFor="group-limit">{t('create.limit', { currency: symbol })}</label>
          <div className={wrongLimit ? 'input is-err' : 'input'}>
            <input
              id="group-limit"
              inputMode="decimal"
              value={limit}
              maxLength={12}
              autoComplete="off"
              placeholder={t('create.noLimit')}
              aria-invalid={wrongLimit || undefined}
              aria-describedby={wrongLimit ? 'group-limit-wrong' : undefined}
              lang={country.locale}
              onChange={(event) => setLimit(event.target.value)}
            />
          </div>
          {wrongLimit && (
            <p className="small mem-gone" id="group-limit-wrong">
              {t('create.wrongLimit')}
            </p>
          )}
        </div>
        {problem && <ErrorMessage title={problem.title} message={problem.message} />}
        <Button type="submit" wide busy={busy}>
          {t(changing ? 'create.save' : 'create.create')}
        </Button>
      </form>
    </Dialog>
  )
}
