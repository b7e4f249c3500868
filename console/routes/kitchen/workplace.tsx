// The frame around the pages that staff use during a shift, on a paired tablet without a log-in or
// for a logged-in person.
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { Alarm } from '../../features/alarm/alarm.tsx'
import { TabletFrame } from '../../features/frame/tablet-frame.tsx'
import { TreeFrame } from '../../features/frame/tree-frame.tsx'
import { DeviceHeartbeat } from '../../features/pairing/device-heartbeat.tsx'
import { PersonGate } from '../../features/pairing/person-gate.tsx'
import { isAnsweredHere } from '../../platform/board-feed/board-state.ts'
import { BoardFeedProvider, useBoard } from '../../platform/board-feed/use-board.tsx'
import { useChosenMerchant } from '../../platform/merchant-choice/chosen-merchant.tsx'
import { client, load } from '../../platform/client.ts'
import { deviceOf } from '../../platform/log-in/last-device.ts'
import { countriesOf, merchantIDsOf, useMerchantNames } from '../../platform/own-scopes.ts'
import { useAskPerson } from '../../platform/log-in/step-up-context.ts'
import { WorkplaceContext } from '../../platform/workplace-context.ts'
import type { MyDevice } from '@tingkat/contract/console/staff-client'
import type { StaffMe } from '@tingkat/contract/console/staff'
import type { Route } from './+types/workplace'

export const links = () => [{ rel: 'manifest', href: '/kitchen.webmanifest' }]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const answer = await client.readMyDevice()
  const device = deviceOf(answer)
  if (device) return { device, me: null }
  if (!answer.ok && answer.problem.code === 'device_revoked') throw redirect('/kitchen')
  return { device: null, me: await load(client.readMe(), request) }
}

export default function Workplace({ loaderData: { device, me } }: Route.ComponentProps) {
  useEffect(registerWorker, [])
  if (device) return <TabletWorkplace device={device} />
  return me && <PersonWorkplace me={me} />
}

/**
 * Registers the service worker, so that the pages open without a network. No-op where browsers have
 * no service workers, for example without https.
 */
function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/kitchen-worker.js', { scope: '/kitchen', updateViaCache: 'none' })
    .catch(() => undefined)
}

function TabletWorkplace({ device }: { device: MyDevice }) {
  const { revalidate } = useRevalidator()
  const workplace = useMemo(
    () => ({ merchants: device.merchants, countries: [] }),
    [device.merchants],
  )
  return (
    <WorkplaceContext value={workplace}>
      <DeviceHeartbeat />
      <BoardFeedProvider merchantIDs={device.merchants.map(({ ID }) => ID)}>
        <BoardAlarm>
          <ShiftOfTablet device={device} onTurn={() => void revalidate()} />
        </BoardAlarm>
      </BoardFeedProvider>
    </WorkplaceContext>
  )
}

function ShiftOfTablet({ device, onTurn }: { device: MyDevice; onTurn: () => void }) {
  const { personArrived } = useBoard()
  const personID = device.turn?.personID ?? null
  // Actions that waited for a person's PIN are sent as soon as somebody has entered one.
  useEffect(() => {
    if (personID !== null) personArrived()
  }, [personID, personArrived])
  return (
    <PersonGate device={device} onTurn={onTurn}>
      <AskForWaiting />
      <TabletFrame device={device} />
    </PersonGate>
  )
}

/**
 * Asks for a PIN when the server requires that a person confirms an action, once for each action.
 */
function AskForWaiting() {
  const { pending } = useBoard()
  const ask = useAskPerson()
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const waiting = pending.filter(
      ({ state, actionID }) => state === 'person' && !asked.current.has(actionID),
    )
    for (const { actionID } of waiting) asked.current.add(actionID)
    if (waiting.length > 0) ask?.()
  }, [pending, ask])
  return null
}

function BoardAlarm({ children }: { children: ReactNode }) {
  const { board, pending } = useBoard()
  const orders = useMemo(
    () => board?.orders.filter((order) => !isAnsweredHere(order, pending)) ?? [],
    [board?.orders, pending],
  )
  return (
    <div className="shift">
      <Alarm orders={orders} clockOffset={board?.clockOffset ?? 0}>
        {children}
      </Alarm>
    </div>
  )
}

function PersonWorkplace({ me }: { me: StaffMe }) {
  const merchants = useMerchantNames(merchantIDsOf(me.memberships))
  const countries = countriesOf(me.memberships)
  const frame = <TreeFrame tree="kitchen" me={me} />
  return (
    <WorkplaceContext value={{ merchants, countries }}>
      {countries.length > 0 ? (
        <ChosenBoard>{frame}</ChosenBoard>
      ) : (
        <BoardFeedProvider merchantIDs={merchants.map(({ ID }) => ID)}>
          {merchants.length > 0 ? <BoardAlarm>{frame}</BoardAlarm> : frame}
        </BoardFeedProvider>
      )}
    </WorkplaceContext>
  )
}

/**
 * Provides the kitchen board of the merchant that a person with a role in a whole country has
 * chosen.
 */
function ChosenBoard({ children }: { children: ReactNode }) {
  const { chosen } = useChosenMerchant()
  return (
    <BoardFeedProvider merchantIDs={[]} chosen={chosen}>
      {chosen === null ? children : <BoardAlarm>{children}</BoardAlarm>}
    </BoardFeedProvider>
  )
}
