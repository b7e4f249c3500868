// The form with which staff change a line of a placed order: fewer dishes, sold out, or a lower
// price. Staff see the new total before they confirm (KITCH-23).
import type { ClientProblem } from '@tingkat/contract/client'
import type {
  ChangePreview,
  KitchenLineChange,
  KitchenOrder,
} from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { StrongText } from '@tingkat/ui/strong-text.tsx'
import { useEffect, useState } from 'react'
import { Segments } from '../../platform/segments.tsx'
import { problemText } from '../../platform/problem-text.ts'
import { kitchenClient } from '../../platform/kitchen-client.ts'
import { useStepUp } from '../../platform/log-in/step-up-context.ts'
import { useBoardModel } from './board-model.ts'
import { NumberStepper } from './ticket/number-stepper.tsx'
import type { ShownLine } from './shown-lines.ts'
import { useOrderWords } from './use-order-words.ts'

type LineChangeProps = { order: KitchenOrder; line: ShownLine; onDone: () => void }
type Kind = KitchenLineChange['kind']

export function LineChange({ order, line, onDone }: LineChangeProps) {
  const { t, money } = useOrderWords(order)
  const { send, changeLive } = useBoardModel()
  // A card joins equal lines of an order in one. The change applies to the first of these lines
  // only.
  const index = line.indexes[0] ?? 0
  const item = order.items[index]
  const quantity = item?.quantity ?? 1
  const [kind, setKind] = useState<Kind | null>(null)
  const [fewer, setFewer] = useState(Math.max(1, quantity - 1))
  const [price, setPrice] = useState(item?.priceInMinor ?? 0)
  const [marks, setMarks] = useState(true)
  const change = item && toChange(kind, { line: index, itemID: item.ID }, { fewer, price })
  const preview = usePreview(order, change ?? null)
  if (!item) return null

  function confirm() {
    if (!change || !item) return
    send(order, { kind: 'change', version: order.version, changes: [change] })
    if (change.kind === 'sold_out' && marks)
      changeLive(order.merchantID, {
        kind: 'sold_out',
        targets: [{ dishID: item.ID, modifierID: null }],
        end: 'tomorrow',
      })
    onDone()
  }

  return (
    <div className="chg">
      <Segments
        label={t('change.kind')}
        segments={[
          ...(quantity > 1 ? [{ value: 'fewer' as const, label: t('change.fewer') }] : []),
          { value: 'sold_out' as const, label: t('change.soldOut') },
          { value: 'cheaper' as const, label: t('change.cheaper') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'fewer' && (
        <NumberStepper
          small
          label={t('change.quantity')}
          less={t('change.less')}
          more={t('change.more')}
          value={fewer}
          min={1}
          max={quantity - 1}
          onChange={setFewer}
        >
          {t('change.onlyLeft', { number: fewer })}
        </NumberStepper>
      )}
      {kind === 'cheaper' && (
        <NumberStepper
          small
          label={t('change.price')}
          less={t('change.priceLess')}
          more={t('change.priceMore')}
          value={price}
          min={0}
          max={item.priceInMinor}
          step={priceStep(item.priceInMinor)}
          onChange={setPrice}
        >
          {money(price)}
        </NumberStepper>
      )}
      {kind === 'sold_out' && (
        <CheckBox
          label={t('change.mark', { name: line.name })}
          checked={marks}
          onChange={setMarks}
        />
      )}
      {change && <Confirmation preview={preview} money={money} t={t} onConfirm={confirm} />}
    </div>
  )
}

/**
 * Returns by how much a tap changes the price: a tenth of the original price, at least one minor
 * unit.
 */
const priceStep = (price: number): number => Math.max(1, Math.round(price / 10))

function toChange(
  kind: Kind | null,
  fields: { line: number; itemID: string },
  { fewer, price }: { fewer: number; price: number },
): KitchenLineChange | null {
  if (kind === 'fewer') return { ...fields, kind, quantity: fewer }
  if (kind === 'cheaper') return { ...fields, kind, priceInMinor: price }
  return kind && { ...fields, kind }
}

type Preview = { change: string; result: ChangePreview | ClientProblem }

/** Returns the server's preview of the change; null until the server has answered. */
function usePreview(order: KitchenOrder, change: KitchenLineChange | null): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  const withPerson = useStepUp()
  const { orderID, version } = order
  const text = change && JSON.stringify([version, change])
  useEffect(() => {
    if (!text) return undefined
    let isEnded = false
    const [, asked] = JSON.parse(text) as [number, KitchenLineChange]
    void (async () => {
      const answer = await withPerson(() =>
        kitchenClient.previewChanges(orderID, { version, changes: [asked] }),
      )
      if (!isEnded) setPreview({ change: text, result: answer.ok ? answer.data : answer.problem })
    })()
    return () => {
      isEnded = true
    }
  }, [orderID, version, text, withPerson])
  return preview && preview.change === text ? preview : null
}

type ConfirmationProps = {
  preview: Preview | null
  money: (amount: number) => string
  t: ReturnType<typeof useOrderWords>['t']
  onConfirm: () => void
}

function Confirmation({ preview, money, t, onConfirm }: ConfirmationProps) {
  const result = preview?.result
  if (result && 'code' in result) return <Note kind="error">{problemText(t, result)}</Note>
  return (
    <div className="chg-end">
      <output className="k-18">
        {!result && t('change.asking')}
        {result?.endsOrder && t('change.endsOrder')}
        {result && !result.endsOrder && (
          <StrongText>
            {t('change.total', {
              total: money(result.newTotalInMinor),
              was: money(result.totalInMinor),
            })}
          </StrongText>
        )}
      </output>
      <Button
        kind={result?.endsOrder ? 'danger' : 'primary'}
        off={!result}
        onClick={() => {
          if (result) onConfirm()
        }}
      >
        {t(result?.endsOrder ? 'change.end' : 'change.confirm')}
      </Button>
    </div>
  )
}
