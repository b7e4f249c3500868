// The frame of a shift's pages: for a paired tablet without a log-in, and for a logged-in person.
import { useMemo } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { TabletFrame } from '../../features/frame/tablet-frame.tsx'
import { TreeFrame } from '../../features/frame/tree-frame.tsx'
import { DeviceHeartbeat } from '../../features/pairing/device-heartbeat.tsx'
import { PersonGate } from '../../features/pairing/person-gate.tsx'
import { client, load } from '../../platform/client.ts'
import { countriesOf, merchantIDsOf, useMerchantNames } from '../../platform/own-scopes.ts'
import { WorkplaceContext } from '../../platform/workplace-context.ts'
import type { MyDevice } from '@tingkat/contract/console/staff-client'
import type { StaffMe } from '@tingkat/contract/console/staff'
import type { Route } from './+types/workplace'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const device = await client.readMyDevice()
  if (device.ok && device.data.paired) return { device: device.data, me: null }
  if (!device.ok && device.problem.code === 'device_revoked') throw redirect('/kitchen')
  return { device: null, me: await load(client.readMe(), request) }
}

export default function Workplace({ loaderData: { device, me } }: Route.ComponentProps) {
  if (device) return <TabletWorkplace device={device} />
  return me && <PersonWorkplace me={me} />
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
      <PersonGate device={device} onTurn={() => void revalidate()}>
        <TabletFrame device={device} />
      </PersonGate>
    </WorkplaceContext>
  )
}

function PersonWorkplace({ me }: { me: StaffMe }) {
  const merchants = useMerchantNames(merchantIDsOf(me.memberships))
  return (
    <WorkplaceContext value={{ merchants, countries: countriesOf(me.memberships) }}>
      <TreeFrame tree="kitchen" me={me} />
    </WorkplaceContext>
  )
}
