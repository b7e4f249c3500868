// Lists the paired devices: the state and name of each, and buttons for what a manager can do with
// it.
import type { StaffDevice } from '@tingkat/contract/console/staff-client'
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Tag } from '@tingkat/ui/tag.tsx'
import { Tablet } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { Field } from '../../platform/field.tsx'
import { formatTime } from '../../platform/format-time.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'
import { focusAtFirst } from '../../platform/focus-at-first.ts'

export function DeviceCards({ devices }: { devices: readonly StaffDevice[] }) {
  const { t } = useTranslation(['devices', 'site'])
  if (devices.length === 0) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
  return (
    <ul className="cards">
      {devices.map((device) => (
        <DeviceCard key={device.deviceID} device={device} />
      ))}
    </ul>
  )
}

function DeviceCard({ device }: { device: StaffDevice }) {
  const { t, i18n } = useTranslation(['devices', 'site'])
  const { revalidate } = useRevalidator()
  const [mode, setMode] = useState<'shown' | 'renaming' | 'revoking'>('shown')
  const change = useAction<unknown>()
  const { deviceID, name, merchants, seenAt, appVersion, sound, pinLocked } = device
  const isSilent = sound === 'blocked' || sound === 'off'

  async function apply(send: Parameters<typeof change.run>[0]) {
    if (!(await change.run(send))) return
    setMode('shown')
    await revalidate()
  }

  return (
    <li className="card stack">
      <div className="row">
        <Tablet className="ic ic-24" aria-hidden />
        <h2 className="h3 grow">{name}</h2>
        {isSilent && <Tag kind="error">{t(`sound.${sound}`)}</Tag>}
        {pinLocked && <Tag kind="info">{t('pinLocked')}</Tag>}
      </div>
      <p>{merchants.map((merchant) => merchant.name).join(', ')}</p>
      <p className="small mut">
        {t('seen', { time: formatTime(seenAt, i18n.language) })}
        {appVersion && <> · {t('version', { version: appVersion })}</>}
      </p>
      {change.problem && <Note kind="error">{problemText(t, change.problem)}</Note>}
      {mode === 'renaming' && (
        <RenameForm
          name={name}
          busy={change.busy}
          onSave={(next) => void apply(() => client.renameDevice(deviceID, next))}
        />
      )}
      {mode === 'revoking' && (
        <Note kind="warning">
          <p>{t('revokeWhat', { name })}</p>
          <div className="row note-act">
            <Button
              kind="danger"
              size="s"
              busy={change.busy}
              onClick={() => void apply(() => client.revokeDevice(deviceID))}
            >
              {t('revokeNow')}
            </Button>
            <Button kind="quiet" size="s" onClick={() => setMode('shown')}>
              {t('site:cancel')}
            </Button>
          </div>
        </Note>
      )}
      {mode === 'shown' && (
        <div className="row wraps">
          <Button kind="secondary" size="s" onClick={() => setMode('renaming')}>
            {t('rename')}
          </Button>
          <Button kind="danger" size="s" onClick={() => setMode('revoking')}>
            {t('revoke')}
          </Button>
          {pinLocked && (
            <Button
              kind="secondary"
              size="s"
              busy={change.busy}
              onClick={() => void apply(() => client.unlockDevice(deviceID))}
            >
              {t('unlock')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

type RenameFormProps = { name: string; busy: boolean; onSave: (name: string) => void }

function RenameForm({ name, busy, onSave }: RenameFormProps) {
  const { t } = useTranslation(['devices', 'site'])
  const [next, setNext] = useState(name)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(next)
      }}
    >
      <Field label={t('name')}>
        {(id) => (
          <input
            id={id}
            value={next}
            onChange={(event) => setNext(event.target.value)}
            maxLength={60}
            required
            ref={focusAtFirst}
          />
        )}
      </Field>
      <Button type="submit" size="s" busy={busy}>
        {t('site:save')}
      </Button>
    </form>
  )
}
