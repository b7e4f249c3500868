// The frame around the pages of the kitchen console, which need a log-in.
import { TreeFrame } from '../../features/frame/tree-frame.tsx'
import { client, load } from '../../platform/client.ts'
import type { Route } from './+types/layout'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  me: await load(client.readMe(), request),
})

export default function Layout({ loaderData: { me } }: Route.ComponentProps) {
  return <TreeFrame tree="kitchen" me={me} />
}
