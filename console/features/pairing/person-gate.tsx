// On a paired tablet, the server refuses some requests until a person has entered a PIN. This
// component asks for the PIN and sends the request again.
import type { MyDevice } from '@tingkat/contract/console/staff-client'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import {
  AskPersonContext,
  StepUpContext,
  type StepUp,
} from '../../platform/log-in/step-up-context.ts'
import { PinPad } from './pin-pad.tsx'

type PersonGateProps = {
  device: MyDevice
  /** Called after a person has entered the PIN. */
  onTurn: () => void
  children: ReactNode
}

export function PersonGate({ device, onTurn, children }: PersonGateProps) {
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(isSwitched: boolean) => void>(() => {})

  /** Opens the dialog. Resolves to true after a person has entered the PIN, else to false. */
  const switchIn = useCallback(async () => {
    // Only one request can wait for a PIN. An earlier request that waits ends with the server's
    // refusal.
    settle.current(false)
    return await new Promise<boolean>((resolve) => {
      settle.current = resolve
      setOpen(true)
    })
  }, [])
  const close = (isSwitched: boolean) => {
    setOpen(false)
    settle.current(isSwitched)
  }

  const withPerson = useCallback<StepUp>(
    async (send) => {
      const result = await send()
      if (result.ok || result.problem.code !== 'forbidden') return result
      return (await switchIn()) ? await send() : result
    },
    [switchIn],
  )
  const ask = useCallback(() => void switchIn(), [switchIn])

  return (
    <StepUpContext value={withPerson}>
      <AskPersonContext value={ask}>{children}</AskPersonContext>
      {isOpen && (
        <PersonDialog
          device={device}
          onClose={() => close(false)}
          onDone={() => {
            onTurn()
            close(true)
          }}
        />
      )}
    </StepUpContext>
  )
}

type PersonDialogProps = { device: MyDevice; onClose: () => void; onDone: () => void }

function PersonDialog({ device, onClose, onDone }: PersonDialogProps) {
  const { t } = useTranslation(['pairing', 'site'])
  const [chosen, setChosen] = useState<string | null>(null)
  const person = device.people.find(({ personID }) => personID === chosen)
  return (
    <Dialog open onClose={onClose} title={t('who.title')}>
      <div className="stack-l">
        <p className="k-18">{t('gate.why')}</p>
        {device.people.length === 0 && <Note kind="info">{t('who.nobody')}</Note>}
        {person ? (
          <PinPad
            person={person}
            isLocked={device.pinLocked}
            onCancel={() => setChosen(null)}
            onDone={onDone}
          />
        ) : (
          <ul className="who">
            {device.people.map(({ personID, name }) => (
              <li key={personID}>
                <button type="button" onClick={() => setChosen(personID)}>
                  <span className="face face-l" aria-hidden>
                    {initialsOf(name)}
                  </span>
                  <b>{name}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
