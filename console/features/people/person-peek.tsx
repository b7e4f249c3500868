// Shows a person's details: roles, a button for a new link to log in, and a button to block the
// person.
import type { StaffPerson } from '@tingkat/contract/console/staff'
import type { InviteCreated } from '@tingkat/contract/console/staff-client'
import { Button } from '@tingkat/ui/button.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { client, treeOf } from '../../platform/client.ts'
import { may } from '../../platform/may.ts'
import { useMe } from '../../platform/me-context.ts'
import { problemText } from '../../platform/problem-text.ts'
import { ScopeText } from '../../platform/scope-text.tsx'
import { useAction } from '../../platform/use-action.ts'
import { GrantForm } from './grant-form.tsx'
import { SecretLink } from '../../platform/secret-text.tsx'

export function PersonPeek({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useTranslation(['people', 'roles', 'site'])
  const tree = treeOf(useLocation().pathname)
  const me = useMe()
  const { revalidate } = useRevalidator()
  const [isGranting, setGranting] = useState(false)
  const change = useAction<unknown>()
  const restore = useAction<InviteCreated>()
  const [link, setLink] = useState('')
  const { personID, name, email, phone, state, memberships } = person
  const next = state === 'deactivated' ? 'active' : 'deactivated'
  const peek = useRef<HTMLElement>(null)

  // Moves the focus into the details, which can cover the list of people, and back to the list when
  // the details are closed.
  useEffect(() => {
    const opener = document.activeElement
    peek.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    const { current } = peek
    current?.addEventListener('keydown', closeOnEscape)
    return () => current?.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  const apply = (send: Parameters<typeof change.run>[0]) =>
    change.start(send, () => void revalidate())

  return (
    <aside className="peek" aria-label={name} ref={peek} tabIndex={-1}>
      <div className="row">
        <span className="face face-l" aria-hidden>
          {initialsOf(name)}
        </span>
        <div className="grow">
          <h2 className="h3">{name}</h2>
          <p className="small mut">{[email, phone].filter(Boolean).join(', ')}</p>
        </div>
        <IconButton label={t('site:ui.close')} onClick={onClose}>
          <X className="ic" aria-hidden />
        </IconButton>
      </div>
      <section className="stack">
        <h3 className="b">{t('roles')}</h3>
        <ul className="box">
          {memberships.map(({ role, scope }) => (
            <li key={role + scope}>
              <span className="grow">
                <b>{t(`roles:name.${role}`)}</b>
                <small>
                  <ScopeText scope={scope} />
                </small>
              </span>
              <Button
                kind="quiet"
                size="s"
                aria-label={`${t('end')}: ${t(`roles:name.${role}`)}`}
                busy={change.busy}
                onClick={() =>
                  apply((actionID) => client.removeMembership({ actionID, personID, role, scope }))
                }
              >
                {t('end')}
              </Button>
            </li>
          ))}
        </ul>
        {isGranting ? (
          <GrantForm
            personID={personID}
            onDone={() => {
              setGranting(false)
              void revalidate()
            }}
          />
        ) : (
          <Button kind="quiet" size="s" onClick={() => setGranting(true)}>
            {t('grant.open')}
          </Button>
        )}
      </section>
      {change.problem && <Note kind="error">{problemText(t, change.problem)}</Note>}
      <section className="stack">
        <h3 className="b">{t('restore.title')}</h3>
        <p className="small mut">{t('restore.what')}</p>
        {link ? (
          <SecretLink label={t('restore.link')} text={link} />
        ) : (
          <Button
            kind="secondary"
            size="s"
            busy={restore.busy}
            onClick={() =>
              restore.start(
                (id) => client.restoreLogin(personID, id),
                (made) => setLink(made.link),
              )
            }
          >
            {t('restore.make')}
          </Button>
        )}
        {restore.problem && <Note kind="error">{problemText(t, restore.problem)}</Note>}
      </section>
      {may(me, 'audit.read') && (
        <Link className="link small" to={`/${tree}/audit?person=${personID}`}>
          {t('inAudit')}
        </Link>
      )}
      {personID !== me.personID && state !== 'invited' && (
        <Button
          kind={next === 'deactivated' ? 'danger' : 'secondary'}
          size="s"
          busy={change.busy}
          onClick={() => apply(() => client.changePerson(personID, next))}
        >
          {t(next === 'deactivated' ? 'deactivate' : 'reactivate')}
        </Button>
      )}
    </aside>
  )
}
