// The tablet's page: the pairing code until it is paired, then who is working at it.
import { client } from '../../platform/client.ts'
import { PairingPage } from '../../features/pairing/pairing-page.tsx'
import { WhoIsIt } from '../../features/pairing/who-is-it.tsx'
import { DeviceHeartbeat } from '../../features/pairing/device-heartbeat.tsx'
import type { Route } from './+types/tablet'

export async function clientLoader() {
  const device = await client.readMyDevice()
  return { device: device.ok && device.data.paired ? device.data : null }
}

export default function Tablet({ loaderData: { device } }: Route.ComponentProps) {
  if (!device) return <PairingPage />
  return (
    <>
      <DeviceHeartbeat />
      <WhoIsIt device={device} />
    </>
  )
}
