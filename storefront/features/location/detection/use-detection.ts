// A React hook for location detection. Only one detection runs at a time.
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

type DetectionCallbacks = {
  onLocation: (location: Location) => void
  onError?: (error: { code: GeolocationCode; message: string }) => void
  /** Called if the permission was denied earlier, so that no position was requested. */
  onPermissionDenied?: () => void
}

export type Detection = {
  isDetecting: boolean
  /** The problem that the popover explains; null hides it. */
  problem: DetectionProblem | null
  detect: () => void
  dismiss: () => void
  /** Ignores the result of the running detection. */
  cancel: () => void
}

export function useDetection(callbacks: DetectionCallbacks): Detection {
  const { country, language } = useSite()
  const [state, send] = useReducer(nextDetection, { name: 'idle' })
  // After a denied permission the detection is `idle`, without an error. The denial is stored here,
  // because the popover explains it.
  const [isDenied, setDenied] = useState(false)
  const runCount = useRef(0)
  const latestCallbacks = useRef(callbacks)
  useEffect(() => {
    latestCallbacks.current = callbacks
  })
  useEffect(
    () => () => {
      runCount.current += 1
    },
    [],
  )

  const detect = useCallback(() => {
    runCount.current += 1
    const thisRun = runCount.current
    setDenied(false)
    send({ type: 'start' })
    async function run() {
      const detected = await detectLocation(browserPorts(language), country)
      if (runCount.current !== thisRun) return
      send({ type: 'settle', detected })
      if ('found' in detected) latestCallbacks.current.onLocation(detected.found)
      else if ('denied' in detected) {
        setDenied(true)
        latestCallbacks.current.onPermissionDenied?.()
      } else
        latestCallbacks.current.onError?.({
          code: detected.failed,
          message: geolocationMessages[detected.failed],
        })
    }
    void run()
  }, [country, language])

  const cancel = useCallback(() => {
    runCount.current += 1
    setDenied(false)
    send({ type: 'cancel' })
  }, [])
  const dismiss = useCallback(() => {
    setDenied(false)
    send({ type: 'dismiss' })
  }, [])

  const stateProblem = state.name === 'error' ? state.problem : null
  return {
    isDetecting: state.name === 'detecting',
    problem: isDenied ? 'permission_denied' : stateProblem,
    detect,
    dismiss,
    cancel,
  }
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
    after(delayMs, callback) {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  }
}
