// Tests that logging out removes personal data from the browser's storage.
import { expect, test, vi } from 'vitest'
import { forgetEater } from './forget-eater.ts'

function openStorage(names: string[]) {
  const values = new Map(names.map((name) => [name, '1']))
  return {
    values,
    storage: {
      get length() {
        return values.size
      },
      key: (index: number) => [...values.keys()][index] ?? null,
      removeItem: (name: string) => void values.delete(name),
    },
  }
}

test('removes addresses, searches, drafts, chats and orders, and keeps carts and settings', () => {
  const local = openStorage([
    'tingkat.location.sg',
    'tingkat.cart.sg',
    'tingkat.placed.sg',
    'tingkat.searches.sg',
    'tingkat.mirror.sg',
    'tingkat.seat.sg',
    'tingkat.consent',
    'i18nextLng',
  ])
  const session = openStorage([
    'tingkat.address-draft.sg',
    'tingkat.checkout-draft.sg',
    'tingkat.chat.o1',
    'tingkat.login-code',
    'theme',
  ])
  const announce = vi.fn<() => void>()
  forgetEater({ storages: () => [local.storage, session.storage], announce })
  expect([...local.values.keys()]).toEqual([
    'tingkat.cart.sg',
    'tingkat.seat.sg',
    'tingkat.consent',
    'i18nextLng',
  ])
  expect([...session.values.keys()]).toEqual(['theme'])
  expect(announce).toHaveBeenCalledOnce()
})

test('blocked storage changes nothing', () => {
  const announce = vi.fn<() => void>()
  const storages = () => {
    throw new Error('blocked')
  }
  forgetEater({ storages, announce })
  expect(announce).not.toHaveBeenCalled()
})
