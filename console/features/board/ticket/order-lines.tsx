// The lines of an order: quantity first, then the dish, its modifiers and the eater's note.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { mentionsAllergy } from '@tingkat/ordering/order/allergy-mark'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Check, UserRound } from 'lucide-react'
import { splitModifier, toLineGroups, type LineGroup, type ShownLine } from '../shown-lines.ts'

export function OrderLines({ order }: { order: KitchenOrder }) {
  return (
    <div className="lns">
      {toLineGroups(order).map((group) => (
        <section key={group.key}>
          <MemberName group={group} />
          <ul>
            {group.lines.map((line) => (
              <Line key={line.indexes.join(' ')} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Shows the alias of a group order's member above the dishes of the member (KITCH-27). */
export function MemberName({ group }: { group: LineGroup }) {
  const { t } = useTranslation('board')
  if (!group.isMember) return null
  return (
    <h3 className="gm">
      <UserRound className="ic" aria-hidden />
      {group.alias ?? t('member')}
    </h3>
  )
}

function Line({ line }: { line: ShownLine }) {
  const { t } = useTranslation('board')
  if (line.isChecked)
    return (
      <li className="ln ln-ok">
        <span className="ln-q">
          <Check className="ic ic-24" aria-hidden />
          <span className="sr">{t('ticked')}</span>
        </span>
        <span className="ln-n">
          {line.quantity} {line.name}
        </span>
      </li>
    )
  return (
    <li className="ln">
      <span className="ln-q">{line.quantity}</span>
      <span className="ln-n">{line.name}</span>
      <LineDetails line={line} />
    </li>
  )
}

/** The modifiers and the note of a line. */
export function LineDetails({ line }: { line: ShownLine }) {
  return (
    <>
      <Modifiers names={line.modifiers} />
      {line.comment && (
        <span className={mentionsAllergy(line.comment) ? 'ln-note ln-allergy' : 'ln-note'}>
          {line.comment}
        </span>
      )}
    </>
  )
}

/** Modifiers such as `No egg` are marked, because cooks overlook them most often. */
export function Modifiers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul className="ln-m">
      {names.map((name, place) => {
        const { kind, word, rest } = splitModifier(name)
        return (
          <li key={`${place} ${name}`}>
            {kind === 'without' ? (
              <span>
                <b className="no">{word}</b> {rest}
              </span>
            ) : (
              <span className={kind === 'extra' ? 'xtra' : undefined}>{rest}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
