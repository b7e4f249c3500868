// Ordering again from the home page: what was eaten last, and what it takes to have it once more.
import type { Order } from '@tingkat/ordering/order/order'
import { lazy, Suspense, useState } from 'react'
import { ReorderRow } from '../../features/order/reorder/reorder-row.tsx'

const ReorderFlow = lazy(() => import('../order/reorder-flow.tsx'))

export default function HomeReorder({ account }: { account: string }) {
  const [again, setAgain] = useState<Order | null>(null)
  return (
    <>
      <ReorderRow account={account} reordering={again?.orderID ?? null} onReorder={setAgain} />
      {again && (
        <Suspense fallback={null}>
          <ReorderFlow key={again.orderID} order={again} onDone={() => setAgain(null)} />
        </Suspense>
      )}
    </>
  )
}
