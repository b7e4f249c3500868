// A React hook that keeps and saves the draft of a merchant's menu while its page is open. It tries
// again after a connection error, and warns before the page is closed with unsaved edits.
import type { EditedMerchant } from '@tingkat/contract/console/merchant-editing'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStepUp } from '../../../platform/log-in/step-up-context.ts'
import { openDraftSession, type DraftSession, type DraftState } from './draft-session.ts'
import { editingClient } from './editing-client.ts'

// The menu draft is saved after this pause in typing, in milliseconds. The pause is shorter than
// most pauses between words, and longer than those between letters.
const pauseMs = 700
const retryMs = 5_000

export function useDraftSession(edited: EditedMerchant): [DraftSession, DraftState] {
  const stepUp = useStepUp()
  const { merchantID } = edited
  const [session] = useState(() =>
    openDraftSession(edited, {
      save: (body) => stepUp(() => editingClient.save(merchantID, body)),
      read: () => editingClient.read(merchantID),
      later(run) {
        const timer = setTimeout(run, pauseMs)
        return () => clearTimeout(timer)
      },
    }),
  )
  const state = useSyncExternalStore(session.subscribe, session.read)
  const { status, problem } = state
  useEffect(() => () => void session.flush(), [session])
  useEffect(() => {
    if (status === 'saved') return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [status])
  // Without a connection, the page keeps the edits and tries again to save them.
  const isOffline = problem?.code === 'network_error' || problem?.code === 'timeout'
  useEffect(() => {
    if (status !== 'failed' || !isOffline) return undefined
    const timer = setTimeout(() => void session.flush(), retryMs)
    return () => clearTimeout(timer)
  }, [session, status, isOffline])
  return [session, state]
}
