// The basket beside the menu on wide screens. The column is reserved by its style sheet; its
// content is loaded when the page is idle.
import { Suspense, useEffect, useState } from 'react'
import { useMe } from '../../features/account/use-me.ts'
import { runWhenIdle } from '../../platform/browser/run-when-idle.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { Basket, markAsGuest, useActiveGroup } from './basket-overlays.tsx'

const nothing = () => {}

/** Hidden during a group order, whose basket is only shown in the drawer. */
export default function BasketColumn() {
  const { group } = useActiveGroup()
  const me = useMe()
  // The same width as in menu.css, which reserves the column.
  const isWide = useMediaQuery('(min-width: 1200px)')
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isWide ? runWhenIdle(() => setIdle(true)) : undefined), [isWide])
  return (
    <aside className="menu-aside" hidden={group !== null}>
      {isWide && isIdle && group === null && (
        <Suspense fallback={null}>
          <Basket
            open
            inline
            guest={me.status === 'guest'}
            onClose={nothing}
            onGuest={markAsGuest}
          />
        </Suspense>
      )}
    </aside>
  )
}
