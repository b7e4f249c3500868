// Philippines: demo places in Metro Manila, Cebu and Davao, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { cebu } from './cebu.ts'
import { davao } from './davao.ts'
import { firstKitchens } from './first-kitchens.ts'
import { makati } from './makati.ts'
import { manila } from './manila.ts'
import { quezonCity } from './quezon-city.ts'

const inMakati = { city: 'Makati', cityID: 'ph-makati' }
const inManila = { city: 'Manila', cityID: 'ph-manila' }
const inQuezon = { city: 'Quezon City', cityID: 'ph-quezon-city' }
const inCebu = { city: 'Cebu City', cityID: 'ph-cebu' }
const inDavao = { city: 'Davao City', cityID: 'ph-davao' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'ph',
  places: [
    {
      id: 'ph-ayala',
      name: 'Ayala Center, Makati',
      ...inMakati,
      latitude: 14.5509,
      longitude: 121.0255,
    },
    {
      id: 'ph-salcedo',
      name: 'Salcedo Village',
      ...inMakati,
      latitude: 14.5607,
      longitude: 121.0235,
    },
    {
      id: 'ph-legazpi',
      name: 'Legazpi Village',
      ...inMakati,
      latitude: 14.5542,
      longitude: 121.0176,
    },
    {
      id: 'ph-poblacion',
      name: 'Poblacion, Makati',
      ...inMakati,
      latitude: 14.5654,
      longitude: 121.0295,
    },
    {
      id: 'ph-rockwell',
      name: 'Rockwell Center',
      ...inMakati,
      latitude: 14.5645,
      longitude: 121.0361,
    },
    {
      id: 'ph-bgc',
      name: 'Bonifacio Global City',
      city: 'Taguig',
      cityID: 'ph-taguig',
      latitude: 14.5507,
      longitude: 121.0494,
    },
    {
      id: 'ph-pasay-rotonda',
      name: 'Pasay Rotonda',
      city: 'Pasay',
      cityID: 'ph-pasay',
      latitude: 14.5378,
      longitude: 121.001,
    },
    {
      id: 'ph-mandaluyong',
      name: 'Boni, Mandaluyong',
      city: 'Mandaluyong',
      cityID: 'ph-mandaluyong',
      latitude: 14.5738,
      longitude: 121.0482,
    },
    { id: 'ph-binondo', name: 'Binondo', ...inManila, latitude: 14.6003, longitude: 120.9747 },
    { id: 'ph-ermita', name: 'Ermita', ...inManila, latitude: 14.5826, longitude: 120.9816 },
    {
      id: 'ph-espana',
      name: 'España, Sampaloc',
      ...inManila,
      latitude: 14.6098,
      longitude: 120.9909,
    },
    {
      id: 'ph-tomas-morato',
      name: 'Tomas Morato',
      ...inQuezon,
      latitude: 14.6321,
      longitude: 121.0349,
    },
    { id: 'ph-cubao', name: 'Cubao', ...inQuezon, latitude: 14.6195, longitude: 121.0511 },
    { id: 'ph-diliman', name: 'Diliman', ...inQuezon, latitude: 14.6465, longitude: 121.0597 },
    { id: 'ph-fuente', name: 'Fuente Osmeña', ...inCebu, latitude: 10.3099, longitude: 123.8932 },
    { id: 'ph-lahug', name: 'Lahug', ...inCebu, latitude: 10.3289, longitude: 123.9047 },
    { id: 'ph-colon', name: 'Colon Street', ...inCebu, latitude: 10.2963, longitude: 123.9003 },
    {
      id: 'ph-san-pedro',
      name: 'San Pedro Street',
      ...inDavao,
      latitude: 7.0647,
      longitude: 125.6086,
    },
    { id: 'ph-bajada', name: 'Bajada', ...inDavao, latitude: 7.0837, longitude: 125.6131 },
    { id: 'ph-matina', name: 'Matina', ...inDavao, latitude: 7.0592, longitude: 125.5924 },
  ],
  promos: [
    {
      code: 'KAIN20',
      basisPoints: 2_000,
      amountInMinor: 0,
      cap: 10_000,
      minSubtotal: 40_000,
      description: '20% off from ₱400, at most ₱100',
    },
    {
      code: 'MERYENDA50',
      basisPoints: 0,
      amountInMinor: 5_000,
      cap: 5_000,
      minSubtotal: 30_000,
      description: '₱50 off from ₱300',
    },
  ],
  merchants: [...firstKitchens, ...makati, ...manila, ...quezonCity, ...cebu, ...davao],
}
