// The offer to install the storefront as an app. It is shown on the page of one order only, and
// only in browsers that can install it.
import { MonitorDown } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useInstallOffer } from '../../platform/offline/install-prompt.ts'
import { useMode } from '../../platform/site/mode.tsx'
import { createStored, useStored } from '../../platform/storage/stored.ts'
import './offline.css'

/**
 * The id of the order whose page has shown the offer; '' after
 * the eater has answered. A log-out does not delete this value.
 */
const shownFor = createStored<string>('install-hint', (value) =>
  typeof value === 'string' ? value : null,
)

export default function InstallHint({ orderID }: { orderID: string }) {
  const { t } = useTranslation('offline')
  const { webview } = useMode()
  const install = useInstallOffer()
  const shown = useStored(shownFor)
  const isShown = install !== null && !webview && (shown === null || shown === orderID)
  useEffect(() => {
    if (isShown) shownFor.write(orderID)
  }, [isShown, orderID])
  if (!isShown) return null
  return (
    <section className="off-install" aria-labelledby="install">
      <div className="row">
        <MonitorDown className="ic ic-24" aria-hidden />
        <p className="grow">
          <b className="b" id="install">
            {t('install.title')}
          </b>
          <br />
          <span className="small mut">{t('install.text')}</span>
        </p>
      </div>
      <div className="row wraps">
        <Button
          kind="secondary"
          size="s"
          onClick={() => {
            shownFor.write('')
            install()
          }}
        >
          {t('install.add')}
        </Button>
        <Button kind="quiet" size="s" onClick={() => shownFor.write('')}>
          {t('install.later')}
        </Button>
      </div>
    </section>
  )
}
