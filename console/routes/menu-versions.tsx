// The page of the published versions of a merchant's menu.
import { editingClient } from '../features/menu-editor/draft/editing-client.ts'
import { RevisionList } from '../features/menu-editor/publish/revision-list.tsx'
import { load } from '../platform/client.ts'
import type { Route } from './+types/menu-versions'

export async function clientLoader({ params: { merchantID }, request }: Route.ClientLoaderArgs) {
  const [edited, { revisions }] = await Promise.all([
    load(editingClient.read(merchantID), request),
    load(editingClient.listRevisions(merchantID), request),
  ])
  return { edited, revisions }
}

export default function MenuVersions({ loaderData: { edited, revisions } }: Route.ComponentProps) {
  return <RevisionList edited={edited} revisions={revisions} />
}
