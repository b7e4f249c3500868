// Lists what the publication of a menu draft changes for eaters, with one line for each change.
import type { MenuChange, PricePair } from '@tingkat/ordering/merchant/compare-menus'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Tag } from '@tingkat/ui/tag.tsx'

type ChangeListProps = { changes: readonly MenuChange[]; format: (amount: number) => string }

export function ChangeList({ changes, format }: ChangeListProps) {
  const { t } = useTranslation('menu-editor')
  if (changes.length === 0) return <p className="hint">{t('noChanges')}</p>
  return (
    <ul className="box changes med-changes">
      {changes.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- one part can have several changes
        <li key={`${change.part} ${change.dish?.ID} ${change.ID} ${change.kind} ${index}`}>
          <span className="grow">
            <b>{nameOf(change) || t('unnamedDish')}</b>{' '}
            <ChangeText change={change} format={format} />
          </span>
          {change.kind === 'repriced' && change.isLarge && (
            <Tag kind="error">{t('largeChange')}</Tag>
          )}
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ name, dish }: MenuChange): string => (dish ? `${dish.name} · ${name}` : name)

type ChangeTextProps = { change: MenuChange; format: (amount: number) => string }

function ChangeText({ change, format }: ChangeTextProps) {
  const { t } = useTranslation('menu-editor')
  if (change.kind === 'renamed')
    return (
      <>
        {t('change.renamed')} <del>{change.before}</del>
      </>
    )
  if (change.kind === 'repriced')
    return (
      <span className="num">
        <del>{priceText(change.before, format)}</del> <ins>{priceText(change.after, format)}</ins>
      </span>
    )
  if (change.kind !== 'edited') return t(`change.${change.kind}`)
  const fields = change.fields.map((field) => t([`field.${field}`, 'field.other']))
  return t('change.edited', { fields: [...new Set(fields)].join(', ') })
}

const priceText = ({ price, discounted }: PricePair, format: (amount: number) => string) =>
  discounted === null ? format(price) : `${format(discounted)} (${format(price)})`
