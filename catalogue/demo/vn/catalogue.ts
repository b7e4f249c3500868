// Vietnam: demo places in Hồ Chí Minh City, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { banhMiBaTu } from './banh-mi-ba-tu.ts'
import { bepCoBa } from './bep-co-ba.ts'
import { bunBoMeLan } from './bun-bo-me-lan.ts'
import { bunChaNgoNho } from './bun-cha-ngo-nho.ts'
import { comTamHem } from './com-tam-hem.ts'

const city = { city: 'TP. Hồ Chí Minh', cityID: 'vn-ho-chi-minh' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'vn',
  places: [
    { id: 'vn-ben-thanh', name: 'Bến Thành, Quận 1', ...city, latitude: 10.7725, longitude: 106.698 },
    { id: 'vn-nguyen-hue', name: 'Phố đi bộ Nguyễn Huệ, Quận 1', ...city, latitude: 10.7743, longitude: 106.7037 },
    { id: 'vn-da-kao', name: 'Đa Kao, Quận 1', ...city, latitude: 10.7892, longitude: 106.6987 },
    { id: 'vn-bui-vien', name: 'Bùi Viện, Quận 1', ...city, latitude: 10.7671, longitude: 106.6935 },
    { id: 'vn-ho-con-rua', name: 'Hồ Con Rùa, Quận 3', ...city, latitude: 10.7827, longitude: 106.6959 },
    { id: 'vn-thao-dien', name: 'Thảo Điền, Thủ Đức', ...city, latitude: 10.8032, longitude: 106.7331 },
    { id: 'vn-phu-nhuan', name: 'Phú Nhuận', ...city, latitude: 10.7992, longitude: 106.6803 },
    { id: 'vn-binh-thanh', name: 'Chợ Bà Chiểu, Bình Thạnh', ...city, latitude: 10.8014, longitude: 106.6988 },
  ],
  promos: [
    { code: 'ANNGON20', basisPoints: 2_000, amountInMinor: 0, cap: 40_000, minSubtotal: 120_000, description: 'Giảm 20% đơn từ 120.000 ₫, tối đa 40.000 ₫' },
    { code: 'TIETKIEM25', basisPoints: 0, amountInMinor: 25_000, cap: 25_000, minSubtotal: 150_000, description: 'Giảm 25.000 ₫ đơn từ 150.000 ₫' },
  ],
  merchants: [bepCoBa, comTamHem, bunBoMeLan, banhMiBaTu, bunChaNgoNho],
}
