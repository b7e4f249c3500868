// Tests of overlays that any component can open (the basket's drawer and the share modal), and of
// the queue of tracked events.
import { expect, test } from 'vitest'
import { closeDrawer, openDrawer, readOverlays, toggleShareModal } from './overlays.ts'
import { drainTrackedEvents, track } from '../analytics/track.ts'

test('API-09: the drawer opens and closes, the share modal toggles, independently', () => {
  expect(readOverlays()).toEqual({ basket: false, share: false })
  openDrawer()
  toggleShareModal()
  expect(readOverlays()).toEqual({ basket: true, share: true })
  closeDrawer()
  expect(readOverlays()).toEqual({ basket: false, share: true })
  toggleShareModal()
  expect(readOverlays()).toEqual({ basket: false, share: false })
})

test('CBTN-06: the queue returns the newest 200 events once, oldest first', () => {
  for (let count = 1; count <= 250; count += 1)
    track({ name: 'CART_CLICKED', item_count: count, screen: 'homepage' })
  const events = drainTrackedEvents()
  expect(events).toHaveLength(200)
  expect([events[0], events.at(-1)]).toEqual([
    { name: 'CART_CLICKED', item_count: 51, screen: 'homepage' },
    { name: 'CART_CLICKED', item_count: 250, screen: 'homepage' },
  ])
  expect(drainTrackedEvents()).toEqual([])
})
