// The page of people: their roles, the open invites, and what each role may do.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { InviteDialog } from '../features/people/invite-dialog.tsx'
import { InviteTable } from '../features/people/invite-table.tsx'
import { PeopleTable } from '../features/people/people-table.tsx'
import { usePeopleDownload } from '../features/people/use-people-download.ts'
import { PersonPeek } from '../features/people/person-peek.tsx'
import { RoleTable } from '../features/people/role-table.tsx'
import { client, load } from '../platform/client.ts'
import { Field } from '../platform/field.tsx'
import type { Route } from './+types/people'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [people, invites] = await Promise.all([
    load(readPeople(), request),
    load(client.listInvites(), request),
  ])
  return { people, invites: invites.invites }
}

// The page lists at most this many people, and its search finds only people in the list.
const peopleMax = 1_000

async function readPeople() {
  const first = await client.listPeople()
  if (!first.ok) return first
  const people = [...first.data.people]
  let cursor = first.data.nextCursor
  while (cursor && people.length < peopleMax) {
    const next = await client.listPeople({ cursor })
    if (!next.ok) return next
    people.push(...next.data.people)
    cursor = next.data.nextCursor
  }
  return { ok: true, data: people } as const
}

export default function People({ loaderData: { people, invites } }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'roles', 'site'])
  const [query, setQuery] = useState('')
  const [openID, setOpenID] = useState<string | null>(null)
  const [isInviting, setInviting] = useState(false)
  const wanted = query.trim().toLowerCase()
  const shown = people.filter(({ name, email, phone }) =>
    [name, email, phone].some((text) => text?.toLowerCase().includes(wanted)),
  )
  const download = usePeopleDownload()
  const open = people.find(({ personID }) => personID === openID)
  return (
    <div className={open ? 'with-peek' : undefined}>
      <div className="stack-l">
        <div className="page-head">
          <h1 className="h1">{t('title')}</h1>
          <Field label={t('find')}>
            {(id) => (
              <input
                id={id}
                type="search"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            )}
          </Field>
          <Button kind="secondary" off={shown.length === 0} onClick={() => void download(shown)}>
            <Download className="ic" aria-hidden />
            {t('download')}
          </Button>
          <Button onClick={() => setInviting(true)}>
            <Plus className="ic" aria-hidden />
            {t('invite.open')}
          </Button>
        </div>
        <PeopleTable people={shown} openID={openID} onOpen={setOpenID} />
        <InviteTable invites={invites} />
        <RoleTable />
      </div>
      {open && <PersonPeek key={open.personID} person={open} onClose={() => setOpenID(null)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}
