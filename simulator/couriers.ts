// Creates the profiles of simulated couriers: names, vehicles and number plates for each country.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { hashFraction } from './delays.ts'

export type CourierProfile = { name: string; vehicle: string; plate: string }

/** The couriers of one country. Each `#` in `plate` is replaced by a digit. */
type Fleet = { names: readonly string[]; vehicles: readonly string[]; plate: string }

/** The fleet for countries that are not listed in `fleets`. */
const defaultFleet: Fleet = {
  names: ['Alex Tan', 'Sam Lee', 'Nur Aina', 'Chris Ong', 'Maya Dara'],
  vehicles: ['Honda Wave', 'e-bike'],
  plate: 'TK ####',
}
const fleets: Partial<Record<CountryCode, Fleet>> = {
  id: {
    names: ['Budi Santoso', 'Agus Prasetyo', 'Dewi Lestari', 'Rizky Ramadhan', 'Eko Wijaya'],
    vehicles: ['Honda Vario', 'Yamaha NMAX', 'Honda BeAT'],
    plate: 'B #### KTR',
  },
  ph: {
    names: ['Jun Reyes', 'Mark Santos', 'Liza Dela Cruz', 'Paolo Garcia', 'Rommel Bautista'],
    vehicles: ['Honda Click', 'Yamaha Mio', 'Suzuki Raider'],
    plate: '### NQP',
  },
  th: {
    names: ['สมชาย ใจดี', 'อนุชา ศรีสุข', 'กมล วงศ์ไทย', 'ปรีชา ทองดี', 'นภา แสงทอง'],
    vehicles: ['Honda Wave', 'Yamaha Finn', 'Honda PCX'],
    plate: '#กข ####',
  },
  vn: {
    names: ['Nguyễn Văn Hùng', 'Trần Minh Tuấn', 'Lê Thị Hoa', 'Phạm Quốc Bảo', 'Võ Thanh Sơn'],
    vehicles: ['Honda Wave', 'Yamaha Sirius', 'Honda Air Blade'],
    plate: '59-X# ###.##',
  },
  sg: {
    names: ['Hafiz Rahman', 'Wei Jie Tan', 'Kumar Pillai', 'Siti Nurul', 'Desmond Lim'],
    vehicles: ['Honda Wave', 'Yamaha Aerox', 'e-bike'],
    plate: 'FBR #### K',
  },
  my: {
    names: ['Ahmad Faiz', 'Lim Chee Keong', 'Suresh Nair', 'Nurul Izzah', 'Azlan Shah'],
    vehicles: ['Honda EX5', 'Yamaha Y15ZR', 'Modenas Kriss'],
    plate: 'WXY ####',
  },
  mm: {
    names: ['Ko Aung Min', 'Ko Zaw Htet', 'Ma Thida', 'Ko Kyaw Swar', 'Ko Nay Lin'],
    vehicles: ['Honda Dream', 'Kenbo 125', 'bicycle'],
    plate: '#Q-####',
  },
  kh: {
    names: ['Sok Dara', 'Chan Rithy', 'Kim Sophea', 'Heng Vuthy', 'Keo Bopha'],
    vehicles: ['Honda Dream', 'Honda Click', 'Suzuki Smash'],
    plate: '1A-####',
  },
}

/**
 * Returns the courier to assign to the given version of an order. The same arguments always give
 * the same courier. If a courier gives up the order, the order's version increases, and the next
 * courier is usually another one.
 */
export function courierFor(country: CountryCode, orderID: string, version: number): CourierProfile {
  const { names, vehicles, plate } = fleets[country] ?? defaultFleet
  const pick = <T>(list: readonly T[], field: string) =>
    list[Math.floor(hashFraction(`${orderID} ${version} ${field}`) * list.length)] as T
  let digitIndex = 0
  return {
    name: pick(names, 'name'),
    vehicle: pick(vehicles, 'vehicle'),
    plate: plate.replaceAll('#', () =>
      String(Math.floor(hashFraction(`${orderID} ${version} ${digitIndex++}`) * 10)),
    ),
  }
}
