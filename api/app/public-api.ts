// Routes that need no account: settings, pictures, catalogue, search, places and quotes.
import { catalogueRoutes } from '../catalogue/routes.ts'
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { locationRoutes } from '../location/routes.ts'
import { openMediaFolder } from '../media/folder.ts'
import { startPainter } from '../media/painter.ts'
import { mediaRoutes } from '../media/routes.ts'
import { quoteRoutes } from '../quote/routes.ts'
import { searchRoutes } from '../search/routes.ts'
import { settingsRoutes } from '../settings/routes.ts'
import type { AppParts } from './app-parts.ts'

// A browser opens six connections to a server. Six slow pictures would block everything else.
const mediaPatienceMs = 1_500

export async function registerPublicApi(
  api: App,
  deps: AppDeps,
  { signing }: AppParts,
): Promise<void> {
  const { catalogue, clock, config, flags, geocoder, log } = deps
  await api.register(settingsRoutes, { flags, monitoring: config.monitoring })
  const folder = openMediaFolder(config.mediaDir)
  const media = {
    folder,
    painter: startPainter({ folder: folder.path, log }),
    catalogue,
    patienceMs: deps.mediaPatienceMs ?? mediaPatienceMs,
  }
  await api.register(mediaRoutes, { media, log, clock, rendersAhead: config.mediaAhead })
  await api.register(catalogueRoutes, { catalogue, clock })
  await api.register(searchRoutes, { catalogue })
  await api.register(locationRoutes, { geocoder, mapStyleUrl: config.mapStyleUrl })
  const { rateLimits } = config
  await api.register(quoteRoutes, { catalogue, flags, clock, rateLimits, ...signing })
}
