// Tests of the pictures for cuisine names in several languages.
import { expect, it } from 'vitest'
import { findPlate } from './plates.ts'

it.each([
  ['Bak kut teh', 'bak-kut-teh'],
  ['Teh', 'teh-tarik'],
  ['ขนมจีน', 'num-banh-chok-red'],
  ['ขนม', 'khanom-tom'],
  ['ไก่ย่าง', 'grilled-chicken'],
  ['ปลาเผา', 'salt-fish'],
  ['Chè', 'che'],
  ['Bún chả', 'bun-cha'],
  ['Bún chả cá', 'fish-noodle-soup'],
  ['Khmer sweets', 'num-ansom'],
  ['Khmer', 'samlor-korko'],
  ['Khmer food', 'amok'],
  ['Penang hawker', 'char-kway-teow'],
  ['Briyani', 'biryani'],
  ['Biryani', 'biryani'],
  ['Indonesian', 'gado-gado'],
  ['Larut malam', 'fried-rice'],
  ['Mala', 'hotpot'],
  ['Rice bowls', 'beef-rice'],
  ['Bowls', 'poke-bowl'],
])('shows %s as %s', (cuisine, plate) => {
  expect(findPlate(cuisine)).toBe(plate)
})

it('finds no picture for an unknown cuisine', () => {
  expect(findPlate('Basque')).toBeUndefined()
})
