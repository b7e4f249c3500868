// Measures how many bytes tracking adds to the scripts of a menu's first load: builds the client
// twice in memory, as it is and with the tracking modules replaced by empty functions.
// `node bench/tracking-bytes.ts` prints both sizes and fails when the difference exceeds the aim.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { createBuilder, type Plugin, type Rolldown } from 'vite'

export type TrackingBytes = {
  withGzipBytes: number
  withoutGzipBytes: number
  addedGzipBytes: number
  aim: number
}

// Maximum number of bytes that tracking may add. The product's specification demands that tracking
// adds less than 3 KB to the menu.
const aim = 3_072

const repository = fileURLToPath(new URL('../', import.meta.url))
const storefront = `${repository}storefront/`
const menuEntries = [
  'entry.client.tsx',
  'root.tsx',
  'routes/country/layout.tsx',
  'routes/country/language.tsx',
  'routes/country/ordering.tsx',
  'routes/country/restaurant.tsx',
]

// `@__NO_SIDE_EFFECTS__` lets the bundler remove the calls of these functions, and the code that
// prepares the arguments.
const emptyFunctions = (...names: string[]) =>
  names.map((name) => `/* @__NO_SIDE_EFFECTS__ */ export function ${name}() {}`).join('\n')

/** The modules that only serve tracking, each with a replacement that its importers can use. */
const replacements: Record<string, string> = {
  'ordering/dish/dish-position.ts': emptyFunctions('dishPosition'),
  'storefront/features/cart/cart-events.ts': emptyFunctions('trackCartChange'),
  'storefront/platform/analytics/login-place.ts': emptyFunctions(
    'trackLogin',
    'trackLoggedIn',
    'trackSignUp',
    'trackSignedUp',
  ),
  'storefront/platform/analytics/screen-name.ts': emptyFunctions('pageNameOf', 'screenNameOf'),
  'storefront/platform/analytics/track.ts': [
    emptyFunctions('track', 'setEventConsumer'),
    'export const trackThen = (_, callback) => callback()',
  ].join('\n'),
  'storefront/widgets/frame/visit-tracking.tsx': 'export const VisitTracking = () => null',
  'storefront/widgets/menu/track-restaurant.ts': emptyFunctions(
    'useTrackRestaurantOpen',
    'useTrackRestaurantError',
  ),
}

function replaceTrackingModules(): Plugin {
  const unused = new Set(Object.keys(replacements))
  return {
    name: 'replace-tracking-modules',
    enforce: 'pre',
    load(id) {
      const name = id.startsWith(repository) ? id.slice(repository.length) : ''
      unused.delete(name)
      return replacements[name]
    },
    // Checks that each replacement was used. A renamed module would not be replaced, and tracking
    // would seem to add no bytes.
    buildEnd() {
      if (unused.size > 0)
        throw new Error(`These modules are not in the build: ${[...unused].join(', ')}`)
    },
  }
}

/**
 * Returns the gzip bytes of the scripts that a menu page references. The route manifest is left out
 * because it is the same in the builds with and without tracking.
 */
async function measureMenu(plugins: Plugin[]): Promise<number> {
  const builder = await createBuilder({
    root: storefront,
    logLevel: 'error',
    plugins,
    environments: { client: { build: { write: false } } },
  })
  const { client } = builder.environments
  if (!client) throw new Error('The build has no client environment.')
  const built = [await builder.build(client)]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
  const chunks = new Map(
    built.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const referenced = new Set<Rolldown.OutputChunk>()
  for (const entry of menuEntries)
    addWithImports(
      [...chunks.values()].find(
        ({ facadeModuleId }) => facadeModuleId?.split('?')[0] === storefront + entry,
      )?.fileName ?? entry,
    )
  return [...referenced].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

  function addWithImports(fileName: string): void {
    const chunk = chunks.get(fileName)
    if (!chunk) throw new Error(`The build has no chunk ${fileName}.`)
    if (referenced.has(chunk)) return
    referenced.add(chunk)
    chunk.imports.forEach(addWithImports)
  }
}

export async function measureTrackingBytes(): Promise<TrackingBytes> {
  // React Router looks for its configuration in the working directory.
  const originalDirectory = process.cwd()
  process.chdir(storefront)
  try {
    const withGzipBytes = await measureMenu([])
    const withoutGzipBytes = await measureMenu([replaceTrackingModules()])
    return {
      withGzipBytes,
      withoutGzipBytes,
      addedGzipBytes: withGzipBytes - withoutGzipBytes,
      aim,
    }
  } finally {
    process.chdir(originalDirectory)
  }
}

if (import.meta.main) {
  const { withGzipBytes, withoutGzipBytes, addedGzipBytes } = await measureTrackingBytes()
  console.log(
    `Menu, first load: ${withGzipBytes} bytes gzip with tracking, ${withoutGzipBytes} without; ` +
      `difference ${addedGzipBytes} (aim: below ${aim}).`,
  )
  if (addedGzipBytes >= aim) process.exitCode = 1
}
