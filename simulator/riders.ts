// The couriers that the simulator sends: names, vehicles and plates as each country knows them.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { chanceOf } from './delays.ts'

export type Rider = { name: string; vehicle: string; plate: string }

/** `#` in a plate stands for a digit. */
type Fleet = { names: readonly string[]; vehicles: readonly string[]; plate: string }

const anywhere: Fleet = {
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

/** The rider for that order and version of it: another one when a first rider gave up. */
export function riderOf(country: CountryCode, orderID: string, version: number): Rider {
  const { names, vehicles, plate } = fleets[country] ?? anywhere
  const pick = <T>(list: readonly T[], what: string) =>
    list[Math.floor(chanceOf(`${orderID} ${version} ${what}`) * list.length)] as T
  let place = 0
  return {
    name: pick(names, 'name'),
    vehicle: pick(vehicles, 'vehicle'),
    plate: plate.replaceAll('#', () =>
      String(Math.floor(chanceOf(`${orderID} ${version} ${place++}`) * 10)),
    ),
  }
}
