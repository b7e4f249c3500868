// The end of a step-up in a window of its own: informs the page that waits, and closes the window.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useEffect } from 'react'
import { stepUpChannel } from '../features/login/step-up-channel.ts'

export default function StepUpDone() {
  const { t } = useTranslation('login')
  useEffect(() => {
    const channel = new BroadcastChannel(stepUpChannel)
    channel.postMessage('done')
    channel.close()
    close()
  }, [])
  return <main className="failure">{t('stepUp.done')}</main>
}
