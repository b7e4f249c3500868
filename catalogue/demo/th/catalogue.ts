// Thailand: demo places in Bangkok, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { kaprao } from './kaprao.ts'
import { khanomBanSuan } from './khanom-ban-suan.ts'
import { khaoSoiMaeKham } from './khao-soi-mae-kham.ts'
import { khruaPaDaeng } from './khrua-pa-daeng.ts'
import { somTamSaep } from './som-tam-saep.ts'

const city = { city: 'กรุงเทพมหานคร', cityID: 'th-bangkok' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'th',
  places: [
    { id: 'th-asok', name: 'อโศก (Asok)', ...city, latitude: 13.7373, longitude: 100.5604 },
    { id: 'th-thong-lo', name: 'ทองหล่อ (Thong Lo)', ...city, latitude: 13.7243, longitude: 100.5785 },
    { id: 'th-phrom-phong', name: 'พร้อมพงษ์ (Phrom Phong)', ...city, latitude: 13.7304, longitude: 100.5697 },
    { id: 'th-ari', name: 'อารีย์ (Ari)', ...city, latitude: 13.7797, longitude: 100.5446 },
    { id: 'th-siam', name: 'สยาม (Siam)', ...city, latitude: 13.7456, longitude: 100.5341 },
    { id: 'th-sala-daeng', name: 'ศาลาแดง สีลม (Silom)', ...city, latitude: 13.7285, longitude: 100.5343 },
    { id: 'th-ratchathewi', name: 'ราชเทวี (Ratchathewi)', ...city, latitude: 13.7519, longitude: 100.5316 },
    { id: 'th-rama-9', name: 'พระราม 9 (Rama IX)', ...city, latitude: 13.7574, longitude: 100.5653 },
  ],
  promos: [
    { code: 'AROI20', basisPoints: 2_000, amountInMinor: 0, cap: 6_000, minSubtotal: 20_000, description: 'ลด 20% เมื่อสั่งครบ ฿200 สูงสุด ฿60' },
    { code: 'LOD40', basisPoints: 0, amountInMinor: 4_000, cap: 4_000, minSubtotal: 25_000, description: 'ลด ฿40 เมื่อสั่งครบ ฿250' },
  ],
  merchants: [khruaPaDaeng, kaprao, khaoSoiMaeKham, somTamSaep, khanomBanSuan],
}
