// Tests of the pictures for cuisine names in several languages.
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
])('shows %s as %s', (cuisine, plate) => {
  expect(findPlate(cuisine)).toBe(plate)
})

it('finds no picture for an unknown cuisine', () => {
  expect(findPlate('Basque')).toBeUndefined()
})
