// The last page of a fresh log-in in a window of its own. It tells the page that opened the window
// that the log-in is done, and closes the window.
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
