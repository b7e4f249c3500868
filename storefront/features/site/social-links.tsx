// Icons that link to the country's social networks.
import { socialNetworks, type CountrySettings } from '@tingkat/ordering/country/country-shape'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ExternalLink } from '@tingkat/ui/external-link.tsx'

const names = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  line: 'LINE',
  zalo: 'Zalo',
  telegram: 'Telegram',
} as const

export function SocialLinks({ links }: { links: CountrySettings['social'] }) {
  const { t } = useTranslation()
  const networks = socialNetworks.filter((network) => links[network])
  if (networks.length === 0) return null
  return (
    <ul className="social" aria-label={t('footer.follow')}>
      {networks.map((network) => (
        <li key={network}>
          <ExternalLink plain href={links[network] ?? ''}>
            <img
              src={`/icons/${network}.svg`}
              alt={names[network]}
              width={24}
              height={24}
              loading="lazy"
            />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
