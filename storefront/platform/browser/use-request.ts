// A hook that sends a request when a component mounts, and again on demand.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import { useEffect, useRef, useState } from 'react'

type ResultState<T> = { data: T | null; problem: ClientProblem | null }
/** Data and problem are null while the request runs. */
export type RequestState<T> = ResultState<T> & { retry: () => void }

/** Sends the request again when `key` changes, and ignores the response of an older request. */
export function useRequest<T>(key: string, send: () => Promise<ApiResult<T>>): RequestState<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ requestID: string; response: ResultState<T> } | null>(
    null,
  )
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  const requestID = `${attempt} ${key}`

  useEffect(() => {
    let isOutdated = false
    async function run() {
      const result = await latestSend.current()
      const response = result.ok
        ? { data: result.data, problem: null }
        : { data: null, problem: result.problem }
      if (!isOutdated) setSettled({ requestID, response })
    }
    void run()
    return () => {
      isOutdated = true
    }
  }, [requestID])

  const response = settled?.requestID === requestID ? settled.response : null
  return {
    data: response?.data ?? null,
    problem: response?.problem ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
