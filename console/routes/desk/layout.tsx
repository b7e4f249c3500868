// The frame around the pages of the desk (the operator's console), which need a log-in.
import { TreeFrame } from '../../features/frame/tree-frame.tsx'
import { PauseBar } from '../../features/pauses/pause-bar.tsx'
import { PausesProvider } from '../../features/pauses/pauses-context.tsx'
import { client, load } from '../../platform/client.ts'
import type { Route } from './+types/layout'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  me: await load(client.readMe(), request),
})

export default function Layout({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <PausesProvider>
      <TreeFrame tree="desk" me={me} notice={<PauseBar />} />
    </PausesProvider>
  )
}
