// The page of the menu editor of a merchant.
import type { ComponentProps } from 'react'
import { WeekTable } from '../features/hours/week-table.tsx'
import { MenuEditor } from '../features/menu-editor/menu-editor.tsx'
import { editingClient } from '../features/menu-editor/draft/editing-client.ts'
import { readShownPictures } from '../features/menu-editor/shown-pictures.ts'
import { load } from '../platform/client.ts'
import type { Route } from './+types/menu'

export async function clientLoader({ params: { merchantID }, request }: Route.ClientLoaderArgs) {
  const [edited, pictures] = await Promise.all([
    load(editingClient.read(merchantID), request),
    readShownPictures(merchantID),
  ])
  return { edited, pictures }
}

/**
 * Runs the loader again only when the path changes, that is for another menu. The query of the URL
 * names the open dish, which needs no new data.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

const drawServingTimes: ComponentProps<typeof MenuEditor>['drawServingTimes'] = (
  weekly,
  onChange,
) => (
  <div className="hours">
    <WeekTable weekly={weekly} lastOrderMinutes={0} isServing onChange={onChange} />
  </div>
)

export default function Menu({ loaderData: { edited, pictures } }: Route.ComponentProps) {
  return (
    <MenuEditor
      key={edited.merchantID}
      edited={edited}
      pictures={pictures}
      drawServingTimes={drawServingTimes}
    />
  )
}
