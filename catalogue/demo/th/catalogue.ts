// Thailand: demo places in five cities, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { bangkokNorth } from './bangkok-north.ts'
import { bangkokRiver } from './bangkok-river.ts'
import { bangkokSukhumvit } from './bangkok-sukhumvit.ts'
import { chiangMai } from './chiang-mai.ts'
import { firstKitchens } from './first-kitchens.ts'
import { hatYai } from './hat-yai.ts'
import { khonKaen } from './khon-kaen.ts'
import { phuket } from './phuket.ts'

const city = { city: 'กรุงเทพมหานคร', cityID: 'th-bangkok' }
const lanna = { city: 'เชียงใหม่', cityID: 'th-chiang-mai' }
const isan = { city: 'ขอนแก่น', cityID: 'th-khon-kaen' }
const island = { city: 'ภูเก็ต', cityID: 'th-phuket' }
const songkhla = { city: 'หาดใหญ่', cityID: 'th-hat-yai' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'th',
  places: [
    { id: 'th-asok', name: 'อโศก (Asok)', ...city, latitude: 13.7373, longitude: 100.5604 },
    {
      id: 'th-thong-lo',
      name: 'ทองหล่อ (Thong Lo)',
      ...city,
      latitude: 13.7243,
      longitude: 100.5785,
    },
    {
      id: 'th-phrom-phong',
      name: 'พร้อมพงษ์ (Phrom Phong)',
      ...city,
      latitude: 13.7304,
      longitude: 100.5697,
    },
    { id: 'th-ari', name: 'อารีย์ (Ari)', ...city, latitude: 13.7797, longitude: 100.5446 },
    { id: 'th-siam', name: 'สยาม (Siam)', ...city, latitude: 13.7456, longitude: 100.5341 },
    {
      id: 'th-sala-daeng',
      name: 'ศาลาแดง สีลม (Silom)',
      ...city,
      latitude: 13.7285,
      longitude: 100.5343,
    },
    {
      id: 'th-ratchathewi',
      name: 'ราชเทวี (Ratchathewi)',
      ...city,
      latitude: 13.7519,
      longitude: 100.5316,
    },
    {
      id: 'th-rama-9',
      name: 'พระราม 9 (Rama IX)',
      ...city,
      latitude: 13.7574,
      longitude: 100.5653,
    },
    {
      id: 'th-yaowarat',
      name: 'เยาวราช (Yaowarat)',
      ...city,
      latitude: 13.7405,
      longitude: 100.5085,
    },
    {
      id: 'th-khao-san',
      name: 'ถนนข้าวสาร (Khao San)',
      ...city,
      latitude: 13.7589,
      longitude: 100.4974,
    },
    {
      id: 'th-victory',
      name: 'อนุสาวรีย์ชัยสมรภูมิ (Victory Monument)',
      ...city,
      latitude: 13.7649,
      longitude: 100.5383,
    },
    {
      id: 'th-lat-phrao',
      name: 'ห้าแยกลาดพร้าว (Lat Phrao)',
      ...city,
      latitude: 13.8065,
      longitude: 100.5613,
    },
    { id: 'th-on-nut', name: 'อ่อนนุช (On Nut)', ...city, latitude: 13.7056, longitude: 100.601 },
    {
      id: 'th-tha-phae',
      name: 'ประตูท่าแพ (Tha Phae Gate)',
      ...lanna,
      latitude: 18.7877,
      longitude: 98.9933,
    },
    {
      id: 'th-nimman',
      name: 'นิมมานเหมินท์ (Nimman)',
      ...lanna,
      latitude: 18.7985,
      longitude: 98.968,
    },
    {
      id: 'th-bueng-kaen-nakhon',
      name: 'บึงแก่นนคร (Bueng Kaen Nakhon)',
      ...isan,
      latitude: 16.4145,
      longitude: 102.8375,
    },
    {
      id: 'th-kangsadan',
      name: 'กังสดาล (Kangsadan)',
      ...isan,
      latitude: 16.4485,
      longitude: 102.8205,
    },
    {
      id: 'th-thalang-road',
      name: 'ถนนถลาง (Thalang Road)',
      ...island,
      latitude: 7.8847,
      longitude: 98.3893,
    },
    {
      id: 'th-saphan-hin',
      name: 'สะพานหิน (Saphan Hin)',
      ...island,
      latitude: 7.8672,
      longitude: 98.3985,
    },
    {
      id: 'th-kim-yong',
      name: 'ตลาดกิมหยง (Kim Yong Market)',
      ...songkhla,
      latitude: 7.0072,
      longitude: 100.4703,
    },
    {
      id: 'th-psu',
      name: 'มหาวิทยาลัยสงขลานครินทร์ (PSU)',
      ...songkhla,
      latitude: 7.0073,
      longitude: 100.4975,
    },
  ],
  promos: [
    {
      code: 'AROI20',
      basisPoints: 2_000,
      amountInMinor: 0,
      cap: 6_000,
      minSubtotal: 20_000,
      description: 'ลด 20% เมื่อสั่งครบ ฿200 สูงสุด ฿60',
    },
    {
      code: 'LOD40',
      basisPoints: 0,
      amountInMinor: 4_000,
      cap: 4_000,
      minSubtotal: 25_000,
      description: 'ลด ฿40 เมื่อสั่งครบ ฿250',
    },
  ],
  merchants: [
    ...firstKitchens,
    ...bangkokSukhumvit,
    ...bangkokNorth,
    ...bangkokRiver,
    ...chiangMai,
    ...khonKaen,
    ...phuket,
    ...hatYai,
  ],
}
