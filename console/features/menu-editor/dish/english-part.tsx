// The collapsed part of a form that has the English texts of a dish, a category or choices.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { ComponentProps, ReactNode } from 'react'
import { TextField } from './text-field.tsx'

type EnglishPartProps = {
  title: string
  /** The English name, which is shown beside the title while the part is collapsed too. */
  name?: string | undefined
  children: ReactNode
}

export function EnglishPart({ title, name, children }: EnglishPartProps) {
  const { t } = useTranslation('menu-editor')
  return (
    <details className="med-more">
      <summary>
        <b>{title}</b>
        {name && <span className="hint med-english">{name}</span>}
      </summary>
      <div className="stack">
        <p className="hint">{t('inEnglishHint')}</p>
        {children}
      </div>
    </details>
  )
}

type EnglishFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string | undefined
  /** `text` is undefined if the field is blank. */
  onChange: (text: string | undefined) => void
}

export function EnglishField({ value, onChange, ...field }: EnglishFieldProps) {
  return (
    <TextField
      {...field}
      value={value ?? ''}
      onChange={(text) => onChange(text.trim() === '' ? undefined : text)}
    />
  )
}
