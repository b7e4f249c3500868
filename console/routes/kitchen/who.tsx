// The page of a paired tablet on which a person enters a PIN to act under their own name.
import { redirect } from 'react-router'
import { client } from '../../platform/client.ts'
import { WhoIsIt } from '../../features/pairing/who-is-it.tsx'
import { DeviceHeartbeat } from '../../features/pairing/device-heartbeat.tsx'
import type { Route } from './+types/who'

export async function clientLoader() {
  const device = await client.readMyDevice()
  if (!device.ok || !device.data.paired) throw redirect('/kitchen')
  return { device: device.data }
}

export default function Who({ loaderData: { device } }: Route.ComponentProps) {
  return (
    <>
      <DeviceHeartbeat />
      <WhoIsIt device={device} />
    </>
  )
}
