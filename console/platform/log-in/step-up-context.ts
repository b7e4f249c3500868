// Lets a page ask for a fresh log-in when an action needs one, without leaving the page.
import type { ApiResult } from '@tingkat/contract/client'
import { createContext, use } from 'react'

/**
 * Sends a request. If the API requires a fresh log-in, asks the person for one
 * and sends the request again. Without a fresh log-in, returns the API's refusal.
 */
export type StepUp = <T>(send: () => Promise<ApiResult<T>>) => Promise<ApiResult<T>>

/** On a paired tablet: asks for the PIN of a person. Null where a person is logged in. */
export const AskPersonContext = createContext<(() => void) | null>(null)
export const useAskPerson = () => use(AskPersonContext)

export const StepUpContext = createContext<StepUp>((send) => send())
export const useStepUp = (): StepUp => use(StepUpContext)
