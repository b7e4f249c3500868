// Registers the routes of tickets (orders on paper for the cook), for tablets with the console and
// for programs that print.
import type { AppDeps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { consoleTicketRoutes } from '../order/ticket/routes.ts'
import { openTicketStore } from '../order/ticket/store.ts'
import type { AppParts } from './app-parts.ts'

export async function registerTicketApi(
  api: App,
  { bus, catalogue, clock, database }: AppDeps,
  { moving, staffing }: AppParts,
): Promise<void> {
  await api.register(consoleTicketRoutes, {
    tickets: openTicketStore(database),
    orders: moving.orders,
    bus,
    clock,
    staff: staffing.staff,
    findMerchant: (merchantID) => {
      const found = catalogue.find(merchantID)
      return found && { country: found.snapshot.country.code, merchantID }
    },
  })
}
