// A row of links to the country's most common cuisines, each with a picture of a dish, and a link
// to all cuisines.
import type { CategoryList } from '@tingkat/contract/merchant'
import { LayoutGrid } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { artPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { findPlate } from './plates.ts'

export type CuisinePlate = { ID: string; name: string; plate: string }

// Fits one or two swipes on a phone. The other cuisines are on their own page.
const maxPlates = 15

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

/** Keeps the order of `categories` and at most one category for each picture. */
export function pickCuisines(categories: CategoryList['categories']): CuisinePlate[] {
  const picked = new Map<string, CuisinePlate>()
  for (const { ID, name } of categories) {
    const plate = findPlate(name)
    if (plate && !picked.has(plate)) picked.set(plate, { ID, name, plate })
  }
  return [...picked.values()].slice(0, maxPlates)
}
