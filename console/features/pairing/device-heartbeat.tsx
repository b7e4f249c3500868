// Reports to the server that the tablet works, and reads whether it is still paired.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { useSoundState } from '../../platform/sound-state.ts'

// The interval in milliseconds at which the tablet reads whether it is still paired. A tablet whose
// pairing was revoked must show the pairing page within two seconds (STAFF-19).
const readEveryMs = 1_500
// The interval in milliseconds at which the tablet reports to the server. Auto-accept needs a
// report at least every two minutes, even while the page is hidden.
const reportEveryMs = 60_000

export function DeviceHeartbeat() {
  const { revalidate, state } = useRevalidator()
  const sound = useSoundState()
  useEffect(() => {
    const report = () => void client.reportMyDevice({ appVersion: import.meta.env.MODE, sound })
    report()
    const timer = setInterval(report, reportEveryMs)
    return () => clearInterval(timer)
  }, [sound])
  useEffect(() => {
    if (state === 'loading') return undefined
    const timer = setTimeout(() => void revalidate(), readEveryMs)
    return () => clearTimeout(timer)
  }, [state, revalidate])
  return null
}
