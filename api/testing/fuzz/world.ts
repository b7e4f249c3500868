// The actors that the fuzzer uses. New accounts replace
// the two eaters when their lists have grown long.
import type { TestApp } from '../app.ts'
import {
  actorNames,
  isLoggedIn,
  openEater,
  openGuest,
  openManager,
  openNobody,
  openPartnerActor,
  renewSession,
  type Actor,
} from './actors.ts'
import { furnish } from './furnishing.ts'
import { deliveringMerchant, counterMerchant } from './orders.ts'

export type World = {
  api: TestApp
  actors: Map<string, Actor>
}

const eaters = ['eater 1', 'eater 2']
// The managers own merchants at which the fuzzer places no orders,
// because a manager's changes of the menu would make orders fail.
const managed: Readonly<Record<string, string>> = { 'manager 1': 'far', 'manager 2': 'evening' }

export function actorOf({ actors }: World, name: string): Actor {
  const actor = actors.get(name)
  if (!actor) throw new Error(`there is no actor ${name}`)
  return actor
}

export async function openWorld(api: TestApp): Promise<World> {
  const anyMerchant = { merchantIDs: null }
  const [first, second] = [[deliveringMerchant], [counterMerchant]]
  const list = [
    openNobody(api),
    await openGuest(api),
    await openPartnerActor(api, 'merchant 1', { role: 'merchant', merchantIDs: first }),
    await openPartnerActor(api, 'merchant 2', { role: 'merchant', merchantIDs: second }),
    await openPartnerActor(api, 'fleet 1', { role: 'courier', ...anyMerchant }),
    await openPartnerActor(api, 'fleet 2', { role: 'courier', ...anyMerchant }),
    await openPartnerActor(api, 'operator', { role: 'operator', ...anyMerchant }),
    await openPartnerActor(api, 'chatbot', { role: 'chatbot', ...anyMerchant }),
  ]
  for (const [name, merchantID] of Object.entries(managed))
    list.push(await openManager(api, name, merchantID))
  const world = { api, actors: new Map(list.map((actor) => [actor.name, actor])) }
  await replaceEaters(world)
  const missing = actorNames.filter((name) => !world.actors.has(name))
  if (missing.length > 0) throw new Error(`no such actors: ${missing.join(', ')}`)
  return world
}

export async function replaceEaters(world: World): Promise<void> {
  for (const name of eaters) await replaceEater(world, name)
}

async function replaceEater(world: World, name: string): Promise<void> {
  const eater = await openEater(world.api, name)
  world.actors.set(name, eater)
  await furnish(world.api, eater, {
    merchant: actorOf(world, 'merchant 1'),
    fleet: actorOf(world, 'fleet 1'),
    operator: actorOf(world, 'operator'),
  })
}

/** Logs in an eater whose session has ended. Creates a new account if the old one was deleted. */
export async function restoreEater(world: World, name: string): Promise<void> {
  const eater = actorOf(world, name)
  if (await isLoggedIn(world.api, eater)) return
  const { rows } = await world.api.database.query('select 1 from account where id = $1', [
    eater.account?.accountID,
  ])
  if (rows.length === 0) return await replaceEater(world, name)
  world.actors.set(name, await renewSession(world.api, eater))
}

/** Replaces a manager by a new person who owns the same merchant, and logs that person in. */
export async function replaceManager(world: World, name: string): Promise<void> {
  const { managedIDs, code, knows } = actorOf(world, name)
  const [merchantID] = managedIDs
  if (!merchantID) return
  const manager = await openManager(world.api, name, merchantID)
  // Keeps the code of the former manager, because texts in the merchant's draft menu still contain
  // it.
  world.actors.set(name, { ...manager, code, knows })
}
