// The last orders on the home page, with buttons to order them again.
import type { Order } from '@tingkat/ordering/order/order'
import { Suspense, useState } from 'react'
import { ReorderRow } from '../../features/order/reorder/reorder-row.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const ReorderFlow = lazyPart(() => import('../order/reorder-flow.tsx'))

export default function HomeReorder({ account }: { account: string }) {
  const [reordered, setReordered] = useState<Order | null>(null)
  return (
    <>
      <ReorderRow
        account={account}
        reordering={reordered?.orderID ?? null}
        onReorder={setReordered}
      />
      {reordered && (
        <Suspense fallback={null}>
          <ReorderFlow
            key={reordered.orderID}
            order={reordered}
            onDone={() => setReordered(null)}
          />
        </Suspense>
      )}
    </>
  )
}
