// The lines on the page of an order. Staff tick each line when it is packed, and can change it.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { pendingOf, useBoardModel } from './board-model.ts'
import { PendingMark } from './ticket/pending-mark.tsx'
import { LineChange } from './line-change.tsx'
import { LineDetails, MemberName } from './ticket/order-lines.tsx'
import { toLineGroups, type ShownLine } from './shown-lines.ts'
import { useOrderWords } from './use-order-words.ts'

export function SheetLines({ order }: { order: KitchenOrder }) {
  const { t } = useOrderWords(order)
  const { merchants, pending } = useBoardModel()
  const [changed, setChanged] = useState<number | null>(null)
  const merchant = merchants.find(({ merchantID }) => merchantID === order.merchantID)
  const unsent = pendingOf(pending, order.orderID, ['change'])
  const isOpen = order.lane === 'new' || order.lane === 'cooking' || order.lane === 'ready'
  return (
    <div className="sheet-lines">
      {unsent && <PendingMark action={unsent} wide />}
      {toLineGroups(order).map((group) => (
        <section key={group.key}>
          <MemberName group={group} />
          <ul>
            {group.lines.map((line) => {
              const index = line.indexes[0] ?? 0
              const isChanged = changed === index
              return (
                <li key={index} className={line.isChecked ? 'pk pk-on' : 'pk'}>
                  {merchant?.settings.packingCheck && order.lane !== 'new' ? (
                    <Tick order={order} line={line} />
                  ) : (
                    <span className="pk-text">
                      <LineText line={line} />
                    </span>
                  )}
                  {isOpen && !line.isFree && (
                    <Button
                      kind="secondary"
                      aria-expanded={isChanged}
                      onClick={() => setChanged(isChanged ? null : index)}
                    >
                      {isChanged && <X className="ic ic-24" aria-hidden />}
                      {t(isChanged ? 'change.close' : 'change.open')}
                      <span className="sr"> {line.name}</span>
                    </Button>
                  )}
                  {isChanged && (
                    <LineChange order={order} line={line} onDone={() => setChanged(null)} />
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

function LineText({ line }: { line: ShownLine }) {
  return (
    <>
      <span className="ln-q">{line.quantity}</span>
      <span>
        <span className="ln-n">{line.name}</span>
        <LineDetails line={line} />
      </span>
    </>
  )
}

/** A check box that can be tapped on the whole line. */
function Tick({ order, line }: { order: KitchenOrder; line: ShownLine }) {
  const { send } = useBoardModel()
  return (
    <label className="pk-text pk-tick">
      <input
        type="checkbox"
        className="sr"
        checked={line.isChecked}
        onChange={() =>
          send(order, {
            kind: 'check',
            lines: line.indexes.map((index) => ({ line: index, checked: !line.isChecked })),
          })
        }
      />
      <span className={line.isChecked ? 'cbk on' : 'cbk'} aria-hidden>
        {line.isChecked && <Check className="ic ic-32" />}
      </span>
      <LineText line={line} />
    </label>
  )
}
