// The pages of the console in three trees, `desk` (the operator), `kitchen` (merchants) and
// `courier`, and the page of an invite.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Pages that every tree has. Each page shows what the person may see in the tree. */
const common = (tree: string) => [
  route('menu', 'routes/menus.tsx', { id: `${tree}-menus` }),
  route('menu/:merchantID', 'routes/menu.tsx', { id: `${tree}-menu` }),
  route('menu/:merchantID/versions', 'routes/menu-versions.tsx', { id: `${tree}-menu-versions` }),
  route('people', 'routes/people.tsx', { id: `${tree}-people` }),
  route('devices', 'routes/devices.tsx', { id: `${tree}-devices` }),
  route('partners', 'routes/partners.tsx', { id: `${tree}-partners` }),
  route('audit', 'routes/audit.tsx', { id: `${tree}-audit` }),
  route('account', 'routes/account.tsx', { id: `${tree}-account` }),
]

export default [
  index('routes/home.tsx'),
  route(':tree/invite', 'routes/invite.tsx'),
  route(':tree/step-up-done', 'routes/step-up-done.tsx'),
  route(':tree/log-in', 'routes/log-in.tsx'),
  route('kitchen', 'routes/kitchen/tablet.tsx'),
  route('kitchen/who', 'routes/kitchen/who.tsx'),
  route('kitchen', 'routes/kitchen/layout.tsx', [
    route('start', 'routes/kitchen/start.tsx'),
    ...common('kitchen'),
  ]),
  route('kitchen', 'routes/kitchen/workplace.tsx', [
    route('board', 'routes/kitchen/board.tsx'),
    route('history', 'routes/kitchen/history.tsx'),
    route('sold-out', 'routes/kitchen/sold-out.tsx'),
    route('hours', 'routes/kitchen/hours.tsx'),
    route('reviews', 'routes/kitchen/reviews.tsx'),
  ]),
  route('courier', 'routes/courier/layout.tsx', [
    index('routes/courier/home.tsx'),
    route('account', 'routes/account.tsx', { id: 'courier-account' }),
  ]),
  route('desk', 'routes/desk/layout.tsx', [
    index('routes/desk/home.tsx'),
    route('stuck', 'routes/desk/stuck.tsx'),
    route('pauses', 'routes/desk/pauses.tsx'),
    ...common('desk'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
