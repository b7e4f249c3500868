// Lists public holidays of each country. The console suggests them as special days. They have no
// effect until staff choose them.
import type { PublicHoliday } from '@tingkat/contract/console/merchant-hours'
import type { CountryCode } from '@tingkat/ordering/country/country'
import id2026 from './public-holidays/id-2026.json' with { type: 'json' }
import id2027 from './public-holidays/id-2027.json' with { type: 'json' }
import kh2026 from './public-holidays/kh-2026.json' with { type: 'json' }
import kh2027 from './public-holidays/kh-2027.json' with { type: 'json' }
import mm2026 from './public-holidays/mm-2026.json' with { type: 'json' }
import mm2027 from './public-holidays/mm-2027.json' with { type: 'json' }
import my2026 from './public-holidays/my-2026.json' with { type: 'json' }
import my2027 from './public-holidays/my-2027.json' with { type: 'json' }
import ph2026 from './public-holidays/ph-2026.json' with { type: 'json' }
import ph2027 from './public-holidays/ph-2027.json' with { type: 'json' }
import sg2026 from './public-holidays/sg-2026.json' with { type: 'json' }
import sg2027 from './public-holidays/sg-2027.json' with { type: 'json' }
import th2026 from './public-holidays/th-2026.json' with { type: 'json' }
import th2027 from './public-holidays/th-2027.json' with { type: 'json' }
import vn2026 from './public-holidays/vn-2026.json' with { type: 'json' }
import vn2027 from './public-holidays/vn-2027.json' with { type: 'json' }

/** Holidays by date. A date is marked as estimated until the country's government announces it. */
export const publicHolidays: Readonly<Partial<Record<CountryCode, readonly PublicHoliday[]>>> = {
  id: [...id2026, ...id2027],
  kh: [...kh2026, ...kh2027],
  mm: [...mm2026, ...mm2027],
  my: [...my2026, ...my2027],
  ph: [...ph2026, ...ph2027],
  sg: [...sg2026, ...sg2027],
  th: [...th2026, ...th2027],
  vn: [...vn2026, ...vn2027],
}
