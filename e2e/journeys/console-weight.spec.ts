// Checks that the scripts of each console's first load stay below a size limit, and that its pages
// log no errors.
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { longTest, runOn } from '../steps/choose-viewport.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'

runOn('desktop')

const consoleUrl = new URL(process.env.E2E_STAFF_LINK || 'http://localhost').origin

const me = {
  personID: 'p1',
  name: 'Nadia Tan',
  language: 'en',
  phone: null,
  email: 'n…@tingkat.example',
  console: 'desk',
  method: 'passkey',
  freshUntil: null,
  expiresAt: '2030-01-01T00:00:00Z',
  idleMinutes: 60,
  hasPin: false,
  memberships: [{ role: 'platform_admin', scope: 'platform' }],
  passkeys: [],
}
/** The API's response about a paired tablet. */
const device = {
  paired: true,
  deviceID: 'd1',
  name: 'Counter',
  country: 'sg',
  merchants: [{ ID: 'sg-m1', name: 'Warung Senja' }],
  people: [],
  turn: null,
  pinLocked: false,
}
const board = {
  now: '2026-11-20T11:03:12Z',
  position: 'a.0',
  merchants: [],
  orders: [],
  truncated: false,
}
const answers: Record<string, unknown> = {
  'devices/me': device,
  'kitchen/board': board,
  'kitchen/tickets': { tickets: [], printers: [] },
  me,
  people: { people: [], nextCursor: null },
  invites: { invites: [] },
  sessions: { sessions: [] },
  pauses: { pauses: [] },
}

// `budgetKiB` is the size limit of the page's scripts, compressed with gzip.
for (const [path, budgetKiB, heading, declare] of [
  // Only `npm run test:long` checks the page that pairs a tablet, because it has fewer scripts than
  // the kitchen board.
  ['/kitchen', 150, 'Pair this tablet', longTest],
  ['/kitchen/board', 150, 'Orders', test],
  ['/courier/account', 150, 'Nadia Tan', test],
  ['/desk/people', 230, 'People and roles', test],
] as const) {
  declare(
    `the scripts of the first load of ${path} stay within the budget (OPS-26, KITCH-01)`,
    async ({ page }) => {
      const errors = collectConsoleErrors(page, [{ status: 401, url: /\/staff\/devices\/me$/ }])
      const scripts: Promise<number>[] = []
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js'))
          scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      })
      if (path !== '/kitchen')
        await page.route(/\/api\/v1\/(staff|desk|kitchen)\//, async (route) => {
          const { pathname } = new URL(route.request().url())
          const path = Object.keys(answers).find((end) => pathname.endsWith(`/${end}`))
          // The kitchen board works without its event stream too.
          if (pathname.endsWith('/events')) return await route.fulfill({ status: 204 })
          return await route.fulfill({ json: (path && answers[path]) ?? {} })
        })
      const response = await page.goto(consoleUrl + path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      expect(await response?.text()).not.toContain(me.name)
      const sizes = await Promise.all(scripts)
      expect(sizes.length).toBeGreaterThan(5)
      expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(budgetKiB)
      // The journeys in `staff.spec.ts` and `kitchen.spec.ts` check the other pages with axe.
      if (path === '/courier/account') expect(await findAccessibilityViolations(page)).toEqual([])
      expect(errors).toEqual([])
    },
  )
}
