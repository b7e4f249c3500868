// One question to the server, asked when the component appears and again on request.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import { useEffect, useRef, useState } from 'react'

export type RequestState<T> = { data: T | null; problem: ClientProblem | null; retry: () => void }

/** Asks anew whenever `question`, which names what is asked, changes; an overtaken answer is dropped. */
export function useRequest<T>(question: string, ask: () => Promise<ApiResult<T>>): RequestState<T> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{
    turn: string
    data: T | null
    problem: ClientProblem | null
  } | null>(null)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const turn = `${attempt} ${question}`

  useEffect(() => {
    let overtaken = false
    async function run() {
      const got = await latest.current()
      if (!overtaken)
        setAnswer(
          got.ok
            ? { turn, data: got.data, problem: null }
            : { turn, data: null, problem: got.problem },
        )
    }
    void run()
    return () => {
      overtaken = true
    }
  }, [turn])

  const settled = answer?.turn === turn ? answer : null
  return {
    data: settled?.data ?? null,
    problem: settled?.problem ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
