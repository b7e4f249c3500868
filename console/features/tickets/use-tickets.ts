// A React hook that claims tickets of orders which wait to be printed, and reads the state of the
// merchants' printers.
import type { ClaimedTicket, Printer } from '@tingkat/contract/console/tickets'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { consoleLanguages, type ConsoleLanguage } from '../../platform/i18n/language.ts'
import { ticketsClient } from './tickets-client.ts'

// The board's event stream announces new tickets. The slow poll finds tickets that another printer
// has claimed but not confirmed. The fast poll replaces the stream while it is not connected.
const slowPollMs = 30_000
const fastPollMs = 5_000

export type ClaimedPrint = { claimID: string; ticket: ClaimedTicket }
type Options = {
  merchantIDs: readonly string[]
  /** Whether this browser prints tickets. If not, it only reads the state of the printers. */
  prints: boolean
  /**
   * Calls the listener when tickets may have changed. Returns a function that removes the listener.
   */
  onNews: (listener: () => void) => () => void
  /** Whether the event stream is connected; without it tickets are polled more often. */
  isConnected: boolean
}

/**
 * Claims one ticket at a time while the page is visible. The page prints `claimed` and then calls
 * `finish`, which confirms it. No other browser gets a claimed ticket.
 */
export function useTickets({ merchantIDs, prints, onNews, isConnected }: Options) {
  const { i18n } = useTranslation('tickets')
  const language = consoleLanguages.find((code) => code === i18n.language) ?? 'en'
  const [claimed, setClaimed] = useState<ClaimedPrint | null>(null)
  const [printers, setPrinters] = useState<readonly Printer[]>([])
  const busy = useRef(false)
  // Whether tickets changed while they were being read, so that they must be read again.
  const again = useRef(false)
  const merchants = merchantIDs.join(' ')

  const look = useCallback(async () => {
    if (document.hidden) return
    again.current = true
    // No ticket is claimed while another one is printed.
    if (busy.current) return
    busy.current = true
    try {
      while (again.current) {
        again.current = false
        const found = await findTicket(merchants.split(' ').filter(Boolean), prints, language)
        setPrinters(found.printers)
        setClaimed(found.claimed)
        if (found.claimed) return
      }
      busy.current = false
    } catch (error) {
      busy.current = false
      throw error
    }
  }, [merchants, prints, language])

  useEffect(() => {
    const first = setTimeout(() => void look())
    const timer = setInterval(() => void look(), isConnected ? slowPollMs : fastPollMs)
    const stopNews = onNews(() => void look())
    const show = () => void look()
    document.addEventListener('visibilitychange', show)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      stopNews()
      document.removeEventListener('visibilitychange', show)
    }
  }, [look, onNews, isConnected])

  const finish = useCallback(
    async ({ claimID, ticket }: ClaimedPrint) => {
      setClaimed(null)
      await confirm(ticket.ticketID, claimID)
      busy.current = false
      await look()
    },
    [look],
  )
  return { claimed, printers, finish }
}

async function findTicket(
  merchantIDs: readonly string[],
  prints: boolean,
  language: ConsoleLanguage,
): Promise<{ claimed: ClaimedPrint | null; printers: Printer[] }> {
  const printers: Printer[] = []
  for (const merchantID of merchantIDs) {
    const list = await ticketsClient.list(merchantID)
    if (!list.ok) continue
    printers.push(...list.data.printers)
    for (const { ticketID } of prints ? list.data.tickets : []) {
      const claimID = crypto.randomUUID()
      const claim = await ticketsClient.claim(ticketID, { claimID, language })
      if (claim.ok) return { claimed: { claimID, ticket: claim.data }, printers }
    }
  }
  return { claimed: null, printers }
}

// The ticket is already printed, so its confirmation is sent up to five times. If all attempts
// fail, the next printer prints the ticket again, with a heading that says so.
const confirmTries = 5
const retryMs = 2_000

async function confirm(ticketID: string, claimID: string): Promise<void> {
  for (let tries = 1; tries <= confirmTries; tries++) {
    const answer = await ticketsClient.confirm(ticketID, claimID)
    const isSettled = answer.ok || [403, 404, 409].includes(answer.problem.status)
    if (isSettled) return
    await new Promise((done) => setTimeout(done, tries * retryMs))
  }
}
