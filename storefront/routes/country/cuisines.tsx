// The list of cuisines of a country.
import { findCountry } from '@tingkat/ordering/country/country'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../platform/i18n/in-language.ts'
import { data, Link } from 'react-router'
import { withPlates } from '../../features/merchant/list/pick-cuisines.ts'
import { apiContext } from '../../platform/server/api-context.ts'
import { countryInSentence } from '../../platform/i18n/country-name.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { artPicture } from '../../platform/site/pictures.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'
import type { Route } from './+types/cuisines'

export const handle: PageHandle = { namespaces: ['list', 'merchant'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country) throw data(null, { status: 404 })
  const categories = await context.get(apiContext).listCategories(country.code)
  if (!categories.ok) throw data(null, { status: 503 })
  return { cuisines: withPlates(categories.data.categories) }
}

export default function Cuisines({ loaderData: { cuisines } }: Route.ComponentProps) {
  const { t } = useTranslation(['list', 'site'])
  const { country, language, paths } = useSite()
  return (
    <>
      <PageHead
        title={t('cuisines.title', { country: countryInSentence(t, country.code) })}
        description={t('cuisines.description', { country: countryInSentence(t, country.code) })}
        canonical={paths.cuisines}
      />
      <main id="main" className="wrap sec">
        <h1 className="h2">{t('cuisines.heading')}</h1>
        <ul className="plates plates-all">
          {cuisines.map((cuisine) => (
            <li key={cuisine.ID}>
              <Link to={paths.cuisine(cuisine)}>
                <Picture src={artPicture(`cut-${cuisine.plate}`)} alt="" width={192} height={192} />
                {inLanguage(language, cuisine.name, cuisine.englishName)}
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}
