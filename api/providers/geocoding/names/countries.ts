// Name tables by country. A country without a table uses the names of GeoNames.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { names as id } from './id.ts'
import { names as kh } from './kh.ts'
import { names as mm } from './mm.ts'
import { names as my } from './my.ts'
import { names as ph } from './ph.ts'
import type { CountryNames } from './shape.ts'
import { names as sg } from './sg.ts'
import { names as th } from './th.ts'
import { names as vn } from './vn.ts'

export const localNames: Readonly<Partial<Record<CountryCode, CountryNames>>> = {
  id,
  kh,
  mm,
  my,
  ph,
  sg,
  th,
  vn,
}
