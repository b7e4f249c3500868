// Which plate stands for a cuisine: the words of every language.
import { expect, it } from 'vitest'
import { findPlate } from './plates.ts'

it.each([
  ['Bak kut teh', 'sinigang'],
  ['Teh', 'teh-tarik'],
  ['ขนมจีน', 'num-banh-chok'],
  ['ขนม', 'mango-sticky-rice'],
  ['ไก่ย่าง', 'pork-skewers'],
  ['ปลาเผา', 'grilled-fish'],
  ['Chè', 'cendol'],
  ['Bún chả', 'bun-cha'],
  ['Bún chả cá', 'grilled-fish'],
  ['Khmer sweets', 'mango-sticky-rice'],
  ['Khmer', 'amok'],
  ['Briyani', 'biryani'],
  ['Biryani', 'biryani'],
  ['Indonesian', 'nasi-goreng'],
  ['Larut malam', 'nasi-goreng'],
  ['Mala', 'tom-yum'],
  ['Rice bowls', 'nasi-goreng'],
  ['Bowls', 'green-salad'],
])('%s is shown as %s', (cuisine, plate) => {
  expect(findPlate(cuisine)).toBe(plate)
})

it('a cuisine that nobody has drawn has no plate', () => {
  expect(findPlate('Basque')).toBeUndefined()
})
