// Vietnam: demo places in Hồ Chí Minh City, Hà Nội, Đà Nẵng and Hội An, promo codes and merchants.
import type { CatalogueInput } from '../menu.ts'
import { daNang } from './da-nang.ts'
import { firstKitchens } from './first-kitchens.ts'
import { haNoi } from './ha-noi.ts'
import { saigon } from './saigon.ts'

const city = { city: 'TP. Hồ Chí Minh', cityID: 'vn-ho-chi-minh' }
const capital = { city: 'Hà Nội', cityID: 'vn-ha-noi' }
const coast = { city: 'Đà Nẵng', cityID: 'vn-da-nang' }
const oldTown = { city: 'Hội An', cityID: 'vn-hoi-an' }

export const catalogue: CatalogueInput = {
  version: 1,
  country: 'vn',
  places: [
    {
      id: 'vn-ben-thanh',
      name: 'Bến Thành, Quận 1',
      ...city,
      latitude: 10.7725,
      longitude: 106.698,
    },
    {
      id: 'vn-nguyen-hue',
      name: 'Phố đi bộ Nguyễn Huệ, Quận 1',
      ...city,
      latitude: 10.7743,
      longitude: 106.7037,
    },
    { id: 'vn-da-kao', name: 'Đa Kao, Quận 1', ...city, latitude: 10.7892, longitude: 106.6987 },
    {
      id: 'vn-bui-vien',
      name: 'Bùi Viện, Quận 1',
      ...city,
      latitude: 10.7671,
      longitude: 106.6935,
    },
    {
      id: 'vn-ho-con-rua',
      name: 'Hồ Con Rùa, Quận 3',
      ...city,
      latitude: 10.7827,
      longitude: 106.6959,
    },
    {
      id: 'vn-thao-dien',
      name: 'Thảo Điền, Thủ Đức',
      ...city,
      latitude: 10.8032,
      longitude: 106.7331,
    },
    { id: 'vn-phu-nhuan', name: 'Phú Nhuận', ...city, latitude: 10.7992, longitude: 106.6803 },
    {
      id: 'vn-binh-thanh',
      name: 'Chợ Bà Chiểu, Bình Thạnh',
      ...city,
      latitude: 10.8014,
      longitude: 106.6988,
    },
    { id: 'vn-cho-lon', name: 'Chợ Lớn, Quận 5', ...city, latitude: 10.755, longitude: 106.667 },
    {
      id: 'vn-hoan-kiem',
      name: 'Hồ Hoàn Kiếm',
      ...capital,
      latitude: 21.0287,
      longitude: 105.8524,
    },
    {
      id: 'vn-dong-xuan',
      name: 'Chợ Đồng Xuân',
      ...capital,
      latitude: 21.0382,
      longitude: 105.8497,
    },
    { id: 'vn-ba-dinh', name: 'Ba Đình', ...capital, latitude: 21.0358, longitude: 105.8345 },
    { id: 'vn-tay-ho', name: 'Tây Hồ', ...capital, latitude: 21.0607, longitude: 105.8284 },
    { id: 'vn-cau-giay', name: 'Cầu Giấy', ...capital, latitude: 21.0335, longitude: 105.8005 },
    { id: 'vn-hai-chau', name: 'Hải Châu', ...coast, latitude: 16.0678, longitude: 108.2208 },
    { id: 'vn-my-khe', name: 'Biển Mỹ Khê', ...coast, latitude: 16.0607, longitude: 108.2454 },
    {
      id: 'vn-pho-co-hoi-an',
      name: 'Phố cổ Hội An',
      ...oldTown,
      latitude: 15.8779,
      longitude: 108.3295,
    },
  ],
  promos: [
    {
      code: 'ANNGON20',
      basisPoints: 2_000,
      amountInMinor: 0,
      cap: 40_000,
      minSubtotal: 120_000,
      description: 'Giảm 20% đơn từ 120.000 ₫, tối đa 40.000 ₫',
    },
    {
      code: 'TIETKIEM25',
      basisPoints: 0,
      amountInMinor: 25_000,
      cap: 25_000,
      minSubtotal: 150_000,
      description: 'Giảm 25.000 ₫ đơn từ 150.000 ₫',
    },
  ],
  merchants: [...firstKitchens, ...saigon, ...haNoi, ...daNang],
}
