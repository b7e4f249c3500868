// A row of links to the country's most common cuisines, each with a picture of a dish, and a link
// to all cuisines.
import { LayoutGrid } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../../platform/i18n/in-language.ts'
import { Link } from 'react-router'
import { artPicture } from '../../../platform/site/pictures.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import type { CuisinePlate } from './pick-cuisines.ts'

type CuisinePlatesProps = { cuisines: readonly CuisinePlate[] }

export const CuisinePlates = memo(function CuisinePlates({ cuisines }: CuisinePlatesProps) {
  const { t } = useTranslation('list')
  const { language, paths } = useSite()
  if (cuisines.length === 0) return null
  return (
    <section className="sec plates-sec" aria-labelledby="cuisines">
      <h2 className="sr" id="cuisines">
        {t('home.cuisines')}
      </h2>
      <div className="plates">
        {cuisines.map(({ ID, name, englishName, plate }) => (
          <Link key={ID} to={paths.cuisine({ ID, name })}>
            <Picture src={artPicture(`cut-${plate}`)} alt="" width={192} height={192} />
            {inLanguage(language, name, englishName)}
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
})
