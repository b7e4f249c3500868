// Lets a change ask for a fresh log-in in place.
import type { ApiResult } from '@tingkat/contract/client'
import { createContext, use } from 'react'

/**
 * Sends a request. If the API asks for a fresh log-in, the page asks the person for it and sends
 * the request again; without one the API's answer is returned.
 */
export type StepUp = <T>(send: () => Promise<ApiResult<T>>) => Promise<ApiResult<T>>

export const StepUpContext = createContext<StepUp>((send) => send())
export const useStepUp = (): StepUp => use(StepUpContext)
