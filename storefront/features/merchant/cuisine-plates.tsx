// Short cuts by cuisine: a plate each, taken from what the country's kitchens cook.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { categoryIDOf } from '@tingkat/ordering/category'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { artPicture } from '../../platform/pictures.ts'
import { useSite } from '../../platform/site.tsx'
import { Picture } from '../../ui/picture.tsx'
import { plateOf } from './plates.ts'

// As many as stand in one row of a desktop.
const shown = 10

export function CuisinePlates({ merchants }: { merchants: ListedMerchant[] }) {
  const { t } = useTranslation('menu')
  const { paths } = useSite()
  const cuisines = pickCuisines(merchants)
  if (cuisines.length === 0) return null
  return (
    <section className="sec plates-sec" aria-labelledby="cuisines">
      <h2 className="sr" id="cuisines">{t('home.cuisines')}</h2>
      <div className="plates">
        {cuisines.map(({ name, plate }) => (
          <Link key={name} to={paths.cuisine({ ID: categoryIDOf(name), name })}>
            <Picture src={artPicture(`cut-${plate}`)} alt="" width={192} height={192} />
            {name}
          </Link>
        ))}
      </div>
    </section>
  )
}

/** First each kitchen's first cuisine, then the others; one for each plate, so that no picture stands there twice. */
export function pickCuisines(merchants: Pick<ListedMerchant, 'cuisines'>[]): { name: string; plate: string }[] {
  const most = Math.max(0, ...merchants.map(merchant => merchant.cuisines.length))
  const names = Array.from({ length: most }, (_, rank) => merchants.flatMap(merchant => merchant.cuisines[rank] ?? [])).flat()
  const picked = new Map<string, string>()
  for (const name of names) {
    const plate = plateOf(name)
    if (plate && ![...picked.values()].includes(plate) && !picked.has(name)) picked.set(name, plate)
  }
  return [...picked].slice(0, shown).map(([name, plate]) => ({ name, plate }))
}
