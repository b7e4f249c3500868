// The setting that makes this tablet notify staff of new orders while the kitchen board is hidden
// or closed.
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useEffect, useState } from 'react'
import { findLanguage } from '../../platform/i18n/language.ts'
import {
  disableDevicePush,
  enableDevicePush,
  readDevicePush,
  type DevicePushState,
} from './device-push.ts'

/** Renders nothing if the browser has no Web Push or is not a paired tablet. */
export function PushPanel() {
  const { t, i18n } = useTranslation('push')
  const language = findLanguage([i18n.language])
  const [state, setState] = useState<DevicePushState>('unsupported')
  useEffect(() => {
    let isEnded = false
    const read = async () => {
      const current = await readDevicePush(language)
      if (!isEnded) setState(current)
    }
    void read()
    return () => {
      isEnded = true
    }
  }, [language])
  if (state === 'unsupported') return null
  const change = async (isOn: boolean) =>
    setState(isOn ? await enableDevicePush(language) : await disableDevicePush())
  return (
    <>
      <CheckBox
        label={t('label')}
        hint={t('hint')}
        checked={state === 'on'}
        onChange={(isOn) => void change(isOn)}
      />
      {state === 'blocked' && <Note kind="warning">{t('blocked')}</Note>}
      {state === 'failed' && <Note kind="warning">{t('failed')}</Note>}
    </>
  )
}
