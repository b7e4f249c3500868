// What tracking adds to the scripts that a menu loads at first: the browser's part is built twice in memory, as it is and with the
// modules of tracking emptied. `node bench/tracking-bytes.ts` prints both and the difference, and fails above the aim.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { createBuilder, type Plugin, type Rolldown } from 'vite'

export type TrackingBytes = {
  withGzipBytes: number
  withoutGzipBytes: number
  addedGzipBytes: number
  aim: number
}

// The specification's allowance for tracking on the menu: less than 3 KB.
const aim = 3_072

const home = fileURLToPath(new URL('../', import.meta.url))
const storefront = `${home}storefront/`
const menu = [
  'entry.client.tsx',
  'root.tsx',
  'routes/country.tsx',
  'routes/language.tsx',
  'routes/ordering.tsx',
  'routes/restaurant.tsx',
]

// Calls without effect are dropped, with what was made for them.
const none = (...names: string[]) =>
  names.map((name) => `/* @__NO_SIDE_EFFECTS__ */ export function ${name}() {}`).join('\n')

/** What is there for tracking alone, and what is left of it without: as much as its callers need. */
const emptied: Record<string, string> = {
  'ordering/dish/dish-position.ts': none('dishPosition'),
  'storefront/features/cart/cart-events.ts': none('trackCartChange'),
  'storefront/platform/analytics/login-place.ts': none('trackLogin', 'trackSignUp'),
  'storefront/platform/analytics/screen-name.ts': none('pageNameOf', 'screenNameOf'),
  'storefront/platform/analytics/track.ts': `${none('track', 'plugTaker', 'takeNoted')}\nexport const trackThen = (_, goOn) => goOn()`,
  'storefront/widgets/frame/measured.tsx': 'export const Measured = () => null',
  'storefront/widgets/menu/restaurant-opened.ts': none(
    'useRestaurantOpened',
    'useRestaurantNotOpened',
  ),
}

function emptyTracking(): Plugin {
  const waiting = new Set(Object.keys(emptied))
  return {
    name: 'empty-tracking',
    enforce: 'pre',
    load(id) {
      const name = id.startsWith(home) ? id.slice(home.length) : ''
      waiting.delete(name)
      return emptied[name]
    },
    // A module that was moved would be counted as costing nothing.
    buildEnd() {
      if (waiting.size > 0) throw new Error(`Not in the build: ${[...waiting].join(', ')}`)
    },
  }
}

/** Gzip bytes of the scripts that a menu's page names, but for the table of routes, which is the same with and without. */
async function measureMenu(plugins: Plugin[]): Promise<number> {
  const builder = await createBuilder({
    root: storefront,
    logLevel: 'error',
    plugins,
    environments: { client: { build: { write: false } } },
  })
  const { client } = builder.environments
  if (!client) throw new Error('The build has no part for the browser.')
  const built = [await builder.build(client)]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
  const chunks = new Map(
    built.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const wanted = new Set<Rolldown.OutputChunk>()
  for (const entry of menu)
    want(
      [...chunks.values()].find(
        ({ facadeModuleId }) => facadeModuleId?.split('?')[0] === storefront + entry,
      )?.fileName ?? entry,
    )
  return [...wanted].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

  function want(fileName: string): void {
    const chunk = chunks.get(fileName)
    if (!chunk) throw new Error(`Not built: ${fileName}`)
    if (wanted.has(chunk)) return
    wanted.add(chunk)
    chunk.imports.forEach(want)
  }
}

export async function measureTrackingBytes(): Promise<TrackingBytes> {
  // The framework looks for its configuration from the working folder, and for the mode in the environment.
  const before = process.cwd()
  process.chdir(storefront)
  try {
    const withGzipBytes = await measureMenu([])
    const withoutGzipBytes = await measureMenu([emptyTracking()])
    return {
      withGzipBytes,
      withoutGzipBytes,
      addedGzipBytes: withGzipBytes - withoutGzipBytes,
      aim,
    }
  } finally {
    process.chdir(before)
  }
}

if (import.meta.main) {
  const { withGzipBytes, withoutGzipBytes, addedGzipBytes } = await measureTrackingBytes()
  console.log(
    `The menu's first load: ${withGzipBytes} bytes gzip, ${withoutGzipBytes} without tracking, which adds ${addedGzipBytes} (aim: below ${aim}).`,
  )
  if (addedGzipBytes >= aim) process.exitCode = 1
}
