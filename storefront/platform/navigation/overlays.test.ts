// Local actions: what any corner of the page may ask for.
import { expect, test } from 'vitest'
import { closeDrawer, openDrawer, readOverlays, toggleShareModal } from './overlays.ts'
import { drainTrackedEvents, track } from '../analytics/track.ts'

test('API-09: the drawer opens and closes, the share modal toggles, each by itself', () => {
  expect(readOverlays()).toEqual({ basket: false, share: false })
  openDrawer()
  toggleShareModal()
  expect(readOverlays()).toEqual({ basket: true, share: true })
  closeDrawer()
  expect(readOverlays()).toEqual({ basket: false, share: true })
  toggleShareModal()
  expect(readOverlays()).toEqual({ basket: false, share: false })
})

test('CBTN-06: what is noted is handed over once, in order, and bounded', () => {
  for (let count = 1; count <= 250; count += 1)
    track({ name: 'CART_CLICKED', item_count: count, screen: 'homepage' })
  const taken = drainTrackedEvents()
  expect(taken).toHaveLength(200)
  expect([taken[0], taken.at(-1)]).toEqual([
    { name: 'CART_CLICKED', item_count: 51, screen: 'homepage' },
    { name: 'CART_CLICKED', item_count: 250, screen: 'homepage' },
  ])
  expect(drainTrackedEvents()).toEqual([])
})
