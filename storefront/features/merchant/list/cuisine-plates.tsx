// Short cuts by cuisine: a row of plates, of what most of the country's kitchens cook, and the way to all the others.
import type { CategoryList } from '@tingkat/contract/merchant'
import { LayoutGrid } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { artPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { findPlate } from './plates.ts'

export type CuisinePlate = { ID: string; name: string; plate: string }

// A swipe or two on a phone; more are on their own page.
const shown = 15

export function CuisinePlates({ cuisines }: { cuisines: readonly CuisinePlate[] }) {
  const { t } = useTranslation('menu')
  const { paths } = useSite()
  if (cuisines.length === 0) return null
  return (
    <section className="sec plates-sec" aria-labelledby="cuisines">
      <h2 className="sr" id="cuisines">
        {t('home.cuisines')}
      </h2>
      <div className="plates">
        {cuisines.map(({ ID, name, plate }) => (
          <Link key={ID} to={paths.cuisine({ ID, name })}>
            <Picture src={artPicture(`cut-${plate}`)} alt="" width={192} height={192} />
            {name}
          </Link>
        ))}
        <Link to={paths.cuisines}>
          <span className="plate-all" aria-hidden>
            <LayoutGrid className="ic" />
          </span>
          {t('cuisines.all')}
        </Link>
      </div>
    </section>
  )
}

/** In the order given, one for each plate, so that no picture stands there twice. */
export function pickCuisines(categories: CategoryList['categories']): CuisinePlate[] {
  const picked = new Map<string, CuisinePlate>()
  for (const { ID, name } of categories) {
    const plate = findPlate(name)
    if (plate && !picked.has(plate)) picked.set(plate, { ID, name, plate })
  }
  return [...picked.values()].slice(0, shown)
}
