// The drawer that a table's QR code opens. It shows the table
// number and the number of eaters, or that the code is invalid.
import type { ApiResult } from '@tingkat/contract/client'
import type { Table } from '@tingkat/contract/table'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { findTable } from '@tingkat/ordering/order/dine-in'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { clothOf, widePicture } from '../../platform/site/pictures.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useRequest } from '../../platform/browser/use-request.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Drawer } from '@tingkat/ui/overlay/drawer.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { Stepper } from '@tingkat/ui/stepper.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import './dine-in.css'

type TableLandingProps = {
  open: boolean
  merchant: Pick<Merchant, 'ID' | 'name' | 'imgHref' | 'tables'>
  tableNumber: string
  tableCode: string
  /** The initial number of eaters, from an earlier scan. */
  eaterCount: number
  onSeat: (table: Table, eaterCount: number) => void
  /** Continues to the menu without a table. */
  onLeave: () => void
  onClosed: () => void
}

const unknownTable: ApiResult<never> & { ok: false } = {
  ok: false,
  problem: { code: 'required_restaurant_params', status: 422, message: '', context: {} },
}

export function TableLanding({
  open,
  merchant,
  tableNumber,
  tableCode,
  eaterCount,
  onSeat,
  onLeave,
  onClosed,
}: TableLandingProps) {
  const { t } = useTranslation(['group', 'problem'])
  const { country } = useSite()
  const [count, setCount] = useState(eaterCount)
  // The page knows the merchant's tables. An unknown table number is therefore refused without
  // asking the server.
  const isUnknown = findTable(merchant, tableNumber) === undefined
  const {
    data: table,
    problem: requestProblem,
    retry,
  } = useRequest(`${merchant.ID} ${tableNumber} ${tableCode}`, () =>
    isUnknown
      ? Promise.resolve(unknownTable)
      : client.readTable(merchant.ID, tableNumber, tableCode),
  )
  const problem = isUnknown ? unknownTable.problem : requestProblem
  const close = () => {
    if (table) onSeat(table, count)
    else onLeave()
  }

  return (
    <Drawer
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={t('table.title', { table: tableNumber, merchant: merchant.name })}
      bare
      full
      className="din-drawer"
    >
      <div className={`drawer-b din ${clothOf(merchant.ID)}`}>
        <Picture
          className="pic"
          src={widePicture(merchant.imgHref)}
          sizes="(min-width: 992px) calc(100vw - 520px), (min-width: 768px) 460px, 100vw"
          alt=""
          width={1280}
          height={400}
          eager
        />
        <div className="card">
          <div className="table-n num" aria-hidden>
            {tableNumber}
          </div>
          {!isUnknown && <p className="small mut">{t('table.dineIn', { table: tableNumber })}</p>}
          <h2 className="h1">{merchant.name}</h2>
          {!problem && <p className="mut din-how">{t('table.how')}</p>}
          {content()}
        </div>
      </div>
    </Drawer>
  )

  function content() {
    if (table) {
      return (
        <>
          <div className="row between din-count">
            <span>
              <b className="b">{t('table.eaters')}</b>
              <br />
              <span className="small mut">{t('table.eatersWhy')}</span>
            </span>
            <Stepper
              value={count}
              min={1}
              max={99}
              labels={{ less: t('table.fewer'), more: t('table.more') }}
              onChange={setCount}
            />
          </div>
          <Button size="l" wide onClick={() => onSeat(table, count)}>
            {t('table.toMenu')}
          </Button>
          <p className="small mut din-else">{t('table.notHere')}</p>
        </>
      )
    }
    if (!problem) return <Waiting>{t('table.checking')}</Waiting>
    const shownProblem =
      problem.status === 404 || problem.code === 'invalid_request'
        ? { code: 'required_restaurant_params', context: {} }
        : problem
    const { title, message } = problemText(t, shownProblem, country.locale)
    return (
      <div className="stack">
        <ErrorMessage
          title={title}
          message={message}
          {...(problem.status === 0 || problem.status >= 500
            ? { retry: { label: t('table.again'), run: retry } }
            : {})}
        />
        <Button kind="secondary" size="l" wide onClick={onLeave}>
          {t('table.withoutTable')}
        </Button>
      </div>
    )
  }
}
