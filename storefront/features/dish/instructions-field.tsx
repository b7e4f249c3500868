// The optional note for the merchant. Its length is counted in code points.
import { instructionsMax } from '@tingkat/ordering/cart/cart'
import { useId } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

export function InstructionsField({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useTranslation('dish')
  const id = useId()
  const count = Array.from(value).length
  const isTooLong = count > instructionsMax
  return (
    <div className="grp">
      <div className="field">
        <label htmlFor={id}>
          {t('dish.note')} <span className="mut3 it-optional">{t('dish.noteOptional')}</span>
        </label>
        <div className={isTooLong ? 'input area is-err' : 'input area'}>
          <textarea
            id={id}
            rows={2}
            value={value}
            placeholder={t('dish.noteExample')}
            aria-invalid={isTooLong || undefined}
            aria-describedby={`${id}-count`}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        <span
          id={`${id}-count`}
          className={isTooLong ? 'hint err num it-count' : 'hint num it-count'}
          role={isTooLong ? 'alert' : undefined}
        >
          {isTooLong ? (
            t('dish.noteTooLong', { count, max: instructionsMax })
          ) : (
            <>
              <span aria-hidden>
                {count}/{instructionsMax}
              </span>
              <span className="sr">{t('dish.noteCount', { count, max: instructionsMax })}</span>
            </>
          )}
        </span>
      </div>
    </div>
  )
}
