// The section of the profile with the download of all data of the account.
import { paths } from '@tingkat/contract/paths'
import { Download } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { buttonClass } from '@tingkat/ui/button.tsx'

export function DataExport() {
  const { t } = useTranslation('account')
  return (
    <section className="pf-part">
      <h2 className="h3">{t('profile.data')}</h2>
      <p className="mut">{t('profile.dataLead')}</p>
      <a
        className={buttonClass({ kind: 'secondary' }, 'pf-act')}
        href={paths.myExport}
        download="tingkat-my-data.json"
      >
        <Download className="ic" aria-hidden />
        {t('profile.dataTake')}
      </a>
    </section>
  )
}
