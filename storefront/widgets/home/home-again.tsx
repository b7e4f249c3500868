// Ordering again from the home page: what was eaten last, and what it takes to have it once more.
import type { Order } from '@tingkat/ordering/order/order'
import { lazy, Suspense, useState } from 'react'
import { ReorderRow } from '../../features/order/reorder/reorder-row.tsx'

const OrderAgain = lazy(() => import('../order/order-again.tsx'))

export default function HomeAgain({ account }: { account: string }) {
  const [again, setAgain] = useState<Order | null>(null)
  return (
    <>
      <ReorderRow account={account} reordering={again?.orderID ?? null} onReorder={setAgain} />
      {again && (
        <Suspense fallback={null}>
          <OrderAgain key={again.orderID} order={again} onDone={() => setAgain(null)} />
        </Suspense>
      )}
    </>
  )
}
