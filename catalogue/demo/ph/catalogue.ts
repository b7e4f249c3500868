// Philippines: demo places in Makati and round it, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { haloHaloTitaBaby } from './halo-halo-tita-baby.ts'
import { ihawanSaKanto } from './ihawan-sa-kanto.ts'
import { kantoBurger } from './kanto-burger.ts'
import { lutongNanayCora } from './lutong-nanay-cora.ts'
import { panciteriaDalisay } from './panciteria-dalisay.ts'

const makati = { city: 'Makati', cityID: 'ph-makati' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'ph',
  places: [
    { id: 'ph-ayala', name: 'Ayala Center, Makati', ...makati, latitude: 14.5509, longitude: 121.0255 },
    { id: 'ph-salcedo', name: 'Salcedo Village', ...makati, latitude: 14.5607, longitude: 121.0235 },
    { id: 'ph-legazpi', name: 'Legazpi Village', ...makati, latitude: 14.5542, longitude: 121.0176 },
    { id: 'ph-poblacion', name: 'Poblacion, Makati', ...makati, latitude: 14.5654, longitude: 121.0295 },
    { id: 'ph-rockwell', name: 'Rockwell Center', ...makati, latitude: 14.5645, longitude: 121.0361 },
    { id: 'ph-bgc', name: 'Bonifacio Global City', city: 'Taguig', cityID: 'ph-taguig', latitude: 14.5507, longitude: 121.0494 },
    { id: 'ph-pasay-rotonda', name: 'Pasay Rotonda', city: 'Pasay', cityID: 'ph-pasay', latitude: 14.5378, longitude: 121.001 },
    { id: 'ph-mandaluyong', name: 'Boni, Mandaluyong', city: 'Mandaluyong', cityID: 'ph-mandaluyong', latitude: 14.5738, longitude: 121.0482 },
  ],
  promos: [
    { code: 'KAIN20', basisPoints: 2_000, amountInMinor: 0, cap: 10_000, minSubtotal: 40_000, description: '20% off from ₱400, at most ₱100' },
    { code: 'MERYENDA50', basisPoints: 0, amountInMinor: 5_000, cap: 5_000, minSubtotal: 30_000, description: '₱50 off from ₱300' },
  ],
  merchants: [lutongNanayCora, panciteriaDalisay, haloHaloTitaBaby, kantoBurger, ihawanSaKanto],
}
