// The page of the audit list: who changed what, newest first.
import type { AuditList } from '@tingkat/contract/console/staff-client'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useState } from 'react'
import { AuditTable } from '../features/audit/audit-table.tsx'
import { client, load } from '../platform/client.ts'
import { problemText } from '../platform/problem-text.ts'
import { useAction } from '../platform/use-action.ts'
import type { Route } from './+types/audit'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const personID = new URL(request.url).searchParams.get('person') ?? undefined
  return { first: await load(client.listAudit({ personID }), request), personID }
}

export default function Audit({ loaderData: { first, personID } }: Route.ComponentProps) {
  const { t } = useTranslation(['audit', 'site'])
  const [later, setLater] = useState<AuditList[]>([])
  const more = useAction<AuditList>()
  const pages = [first, ...later]
  const cursor = pages.at(-1)?.nextCursor
  return (
    <div className="stack-l">
      <h1 className="h1">{t('title')}</h1>
      <AuditTable entries={pages.flatMap(({ entries }) => entries)} />
      {more.problem && <Note kind="error">{problemText(t, more.problem)}</Note>}
      {cursor && (
        <Button
          kind="secondary"
          busy={more.busy}
          onClick={() =>
            more.start(
              () => client.listAudit({ cursor, personID }),
              (page) => setLater([...later, page]),
            )
          }
        >
          {t('site:more')}
        </Button>
      )}
    </div>
  )
}
