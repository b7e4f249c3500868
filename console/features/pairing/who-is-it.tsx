// The list of people on a paired tablet. A person enters a PIN to act under their own name; the
// tablet stays paired.
import type { MyDevice } from '@tingkat/contract/console/staff-client'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { Logo } from '@tingkat/ui/logo.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { useAction } from '../../platform/use-action.ts'
import { PinPad } from './pin-pad.tsx'

export function WhoIsIt({ device }: { device: MyDevice }) {
  const { t } = useTranslation(['pairing', 'site'])
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<string | null>(null)
  const end = useAction<unknown>()
  const person = device.people.find(({ personID }) => personID === chosen)
  const place = device.merchants.map(({ name }) => name).join(', ')
  return (
    <main className="tablet">
      <section className="tablet-main tablet-who">
        <span className="logo">
          <Logo name={t('site:tree.kitchen')} />
        </span>
        <div>
          <h1 className="k-40">{t('who.title')}</h1>
          <p className="k-18 mut">{t('who.place', { place, device: device.name })}</p>
        </div>
        {device.people.length === 0 && <Note kind="info">{t('who.nobody')}</Note>}
        <ul className="who">
          {device.people.map(({ personID, name }) => {
            const isHere = device.turn?.personID === personID
            return (
              <li key={personID}>
                <button
                  type="button"
                  aria-pressed={personID === chosen}
                  onClick={() => setChosen(personID)}
                >
                  <span className="face face-l" aria-hidden>
                    {initialsOf(name)}
                  </span>
                  <span>
                    <b>{name}</b>
                    {isHere && <small>{t('who.here')}</small>}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        <Note kind="info">{t('who.hint')}</Note>
        <nav className="who-pages" aria-label={t('pages')}>
          <Link className="btn btn-2 btn-l" to="/kitchen/board">
            {t('site:nav.board')}
          </Link>
          <Link className="btn btn-2 btn-l" to="/kitchen/sold-out">
            {t('site:nav.sold-out')}
          </Link>
        </nav>
      </section>
      <aside className="tablet-side">
        {device.turn && !person && (
          <div className="stack centre">
            <p className="k-22">{t('who.turn', { name: device.turn.name })}</p>
            <Button
              kind="secondary"
              size="l"
              busy={end.busy}
              onClick={() =>
                end.start(
                  () => client.endTurn(),
                  () => void revalidate(),
                )
              }
            >
              {t('who.end')}
            </Button>
          </div>
        )}
        {!person && !device.turn && <p className="k-18 mut centre">{t('who.choose')}</p>}
        {person && (
          <PinPad
            key={person.personID}
            person={person}
            isLocked={device.pinLocked}
            onCancel={() => setChosen(null)}
            onDone={() => {
              setChosen(null)
              void revalidate()
            }}
          />
        )}
      </aside>
    </main>
  )
}
