// The page of an invite: who invites to which role, and the person's first passkey.
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Logo } from '@tingkat/ui/logo.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import type { StaffMe } from '@tingkat/contract/console/staff'
import type { InviteView } from '@tingkat/contract/console/staff-client'
import type { ClientProblem } from '@tingkat/contract/client'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { NewPasskey } from '../features/account/passkey-list.tsx'
import { LanguageChoice } from '../platform/language-choice.tsx'
import { client, type Tree } from '../platform/client.ts'
import { homePath } from '../platform/home-path.ts'
import {
  forgetInviteToken,
  keepInviteToken,
  readInviteToken,
} from '../platform/log-in/invite-token.ts'
import { problemText } from '../platform/problem-text.ts'
import { useAction } from '../platform/use-action.ts'
import type { Route } from './+types/invite'

export async function clientLoader() {
  const token = readInviteToken()
  const [invite, me] = await Promise.all([client.readInvite(token), client.readMe()])
  if (invite.ok && invite.data.needsLogin && !me.ok) keepInviteToken(token)
  if (!invite.ok && invite.problem.code === 'invite_invalid') forgetInviteToken()
  return { token, invite, me: me.ok ? me.data : null }
}

/** Returns the console in which a person of this role works. */
const treeOfRole = (role: InviteView['role']): Tree => {
  if (role?.startsWith('merchant_')) return 'kitchen'
  return role === 'courier' ? 'courier' : 'desk'
}

export default function Invite({ loaderData: { token, invite, me } }: Route.ComponentProps) {
  return (
    <div className="split">
      <div className="split-art" aria-hidden />
      <main className="split-form">
        <div className="split-in">
          <span className="logo">
            <Logo />
          </span>
          {invite.ok ? (
            <OpenInvite token={token} invite={invite.data} me={me} />
          ) : (
            <ClosedInvite problem={invite.problem} />
          )}
        </div>
        <LanguageChoice />
      </main>
    </div>
  )
}

function ClosedInvite({ problem }: { problem: ClientProblem }) {
  const { t } = useTranslation(['login', 'site'])
  return (
    <>
      <h1 className="h1">{t('invite.closed')}</h1>
      <Note kind="warning">
        {problem.code === 'invite_invalid' ? t('invite.askAgain') : problemText(t, problem)}
      </Note>
      <p>
        <Link className="link" to="/desk/log-in">
          {t('invite.toLogin')}
        </Link>
      </p>
    </>
  )
}

type OpenInviteProps = { token: string; invite: InviteView; me: StaffMe | null }

function OpenInvite({ token, invite, me }: OpenInviteProps) {
  const { t } = useTranslation(['login', 'roles', 'site'])
  const navigate = useNavigate()
  const [accepted, setAccepted] = useState(false)
  const accept = useAction<StaffMe>()
  const tree = treeOfRole(invite.role)

  if (accepted)
    return (
      <>
        <h1 className="h1">{t('invite.makePasskey')}</h1>
        <p>{t('invite.whyPasskey')}</p>
        <NewPasskey onMade={() => void navigate(homePath(tree), { replace: true })} />
        <Link className="link" to={homePath(tree)} replace>
          {t('invite.later')}
        </Link>
      </>
    )
  return (
    <>
      <div className="stack">
        <h1 className="h1">{t('invite.welcome', { name: invite.name })}</h1>
        <p>
          {invite.role
            ? t('invite.to', {
                by: invite.invitedBy,
                role: t(`roles:name.${invite.role}`),
                place: invite.scopeName,
              })
            : t('invite.restore', { by: invite.invitedBy })}
        </p>
      </div>
      {accept.problem && <Note kind="error">{problemText(t, accept.problem)}</Note>}
      {invite.needsLogin && !me ? (
        <ButtonLink
          wide
          size="l"
          to={`/${tree}/log-in?to=${encodeURIComponent(`/${tree}/invite`)}`}
        >
          {t('invite.logInFirst')}
        </ButtonLink>
      ) : (
        <Button
          wide
          size="l"
          busy={accept.busy}
          onClick={() =>
            accept.start(
              () => client.acceptInvite({ token, console: tree }),
              ({ passkeys }) => {
                forgetInviteToken()
                if (passkeys.length > 0) void navigate(homePath(tree), { replace: true })
                else setAccepted(true)
              },
            )
          }
        >
          {t('invite.accept')}
        </Button>
      )}
    </>
  )
}
