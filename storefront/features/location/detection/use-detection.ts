// Detection in a component: the browser's permission and position, the server's name for it, one at a time.
import type { Location } from '@tingkat/ordering/location/location'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useSite } from '../../../platform/site/site.tsx'
import {
  detectLocation,
  geolocationMessages,
  nextDetection,
  type DetectionPorts,
  type DetectionProblem,
  type GeolocationCode,
} from './detection.ts'

type DetectionCalls = {
  /** On success: the location handler. */
  onLocation: (location: Location) => void
  onError?: (error: { code: GeolocationCode; message: string }) => void
  /** The permission had been refused before: nothing was asked. */
  onPermissionDenied?: () => void
}

export type Detection = {
  detecting: boolean
  /** What the popover says; null without one. */
  problem: DetectionProblem | null
  detect: () => void
  dismiss: () => void
  /** Whatever is under way comes to nothing. */
  cancel: () => void
}

export function useDetection(calls: DetectionCalls): Detection {
  const { country, language } = useSite()
  const [state, send] = useReducer(nextDetection, { name: 'idle' })
  // A refused permission is no error of the machine, yet the eater gets an explanation.
  const [refused, setRefused] = useState(false)
  const turn = useRef(0)
  const latest = useRef(calls)
  useEffect(() => {
    latest.current = calls
  })
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  const detect = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    setRefused(false)
    send({ type: 'start' })
    async function run() {
      const detected = await detectLocation(browserPorts(language), country)
      if (turn.current !== mine) return
      send({ type: 'settle', detected })
      if ('found' in detected) latest.current.onLocation(detected.found)
      else if ('denied' in detected) {
        setRefused(true)
        latest.current.onPermissionDenied?.()
      } else
        latest.current.onError?.({
          code: detected.failed,
          message: geolocationMessages[detected.failed],
        })
    }
    void run()
  }, [country, language])

  const cancel = useCallback(() => {
    turn.current += 1
    setRefused(false)
    send({ type: 'cancel' })
  }, [])
  const dismiss = useCallback(() => {
    setRefused(false)
    send({ type: 'dismiss' })
  }, [])

  const problem = refused ? 'permission_denied' : state.name === 'error' ? state.problem : null
  return { detecting: state.name === 'detecting', problem, detect, dismiss, cancel }
}

function browserPorts(language: string): DetectionPorts {
  return {
    queryPermission: async () =>
      'permissions' in navigator
        ? (await navigator.permissions.query({ name: 'geolocation' })).state
        : null,
    geolocation: 'geolocation' in navigator ? navigator.geolocation : undefined,
    async reverseGeocode(location) {
      const answer = await client.reversePlace({ location, transportType: '0', language })
      return answer.ok ? answer.data : null
    },
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}
