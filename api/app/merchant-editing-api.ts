// Registers the routes for editing merchants in the console, and the job of scheduled publications.
import { announceChange } from '../catalogue/live/catalogue-feed.ts'
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { openDraftStore } from '../merchant-editing/draft-store.ts'
import { createPhotoPainter } from '../media/photo-painter.ts'
import type { EditingPorts } from '../merchant-editing/edited-merchant.ts'
import { pictureRoutes } from '../merchant-editing/picture-routes.ts'
import { openPictureStore } from '../merchant-editing/picture-store.ts'
import { startPublishClock } from '../merchant-editing/publish-clock.ts'
import { openRevisionStore } from '../merchant-editing/revision-store.ts'
import { merchantEditingRoutes } from '../merchant-editing/routes.ts'
import { transferRoutes } from '../merchant-editing/transfer-routes.ts'
import { deriveKey } from '../platform/keys/server-key.ts'
import { openAttemptStore } from '../staff/attempt-store.ts'
import { openChangeStore } from '../staff/change-store.ts'
import type { AppParts } from './app-parts.ts'

export async function startMerchantEditing(deps: AppDeps, parts: AppParts): Promise<void> {
  await startPublishClock(openEditing(deps, parts))
}

export async function registerMerchantEditing(
  api: App,
  deps: AppDeps,
  parts: AppParts,
): Promise<void> {
  const { mediaStorage, serverKey, staffing } = parts
  const editing = { ...openEditing(deps, parts), staff: staffing.staff }
  await api.register(pictureRoutes, {
    ...editing,
    pictures: openPictureStore(deps.database),
    attempts: openAttemptStore(deps.database),
    painter: createPhotoPainter(),
    media: mediaStorage,
  })
  await api.register(transferRoutes, editing)
  await api.register(merchantEditingRoutes, {
    ...editing,
    previewKey: deriveKey(serverKey, 'menu-preview'),
    publicUrl: deps.config.publicUrl,
  })
}

export function openEditing(
  { bus, catalogue, clock, database, jobs, log }: AppDeps,
  { purges }: Pick<AppParts, 'purges'>,
): EditingPorts {
  return {
    database,
    revisions: openRevisionStore(database),
    drafts: openDraftStore(database),
    changes: openChangeStore(database),
    pictures: openPictureStore(database),
    catalogue,
    purges,
    jobs,
    announce: async (country, merchantIDs) => {
      const snapshot = catalogue.of(country)
      // The bus message names the revisions that this process has already loaded, so this process
      // ignores its own message.
      const revisions = Object.fromEntries(
        merchantIDs.flatMap((ID) => {
          const revision = snapshot?.revisionOf(ID) ?? 0
          return revision > 0 ? [[ID, revision] as const] : []
        }),
      )
      await announceChange(bus, country, { merchantIDs, revisions })
    },
    clock,
    log,
  }
}
