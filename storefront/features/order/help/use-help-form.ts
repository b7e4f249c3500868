// A React hook for the state of the help form: its draft, its faults, and sending the draft.
import type { ClientProblem } from '@tingkat/contract/client'
import type { HelpRequest } from '@tingkat/ordering/order/help'
import { useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useStored } from '../../../platform/storage/stored.ts'
import {
  checkHelpDraft,
  createHelpDraft,
  helpDraftStore,
  isAboutDishes,
  type HelpDraft,
  type HelpDraftFaults,
} from './help-draft.ts'

type HelpForm = {
  draft: HelpDraft
  /** The faults to show. A missing field counts as a fault only after the first attempt to send. */
  faults: HelpDraftFaults
  busy: boolean
  /** Why the last attempt to send failed. */
  problem: ClientProblem | null
  change: (part: Partial<HelpDraft>) => void
  toggleItem: (itemID: string) => void
  /** Sends the draft, or returns the first field that has to be corrected. */
  submit: () => 'topic' | 'comment' | null
}

export function useHelpForm(orderID: string, onSent: (request: HelpRequest) => void): HelpForm {
  const store = helpDraftStore(orderID)
  const storedDraft = useStored(store)
  const [newDraft, setNewDraft] = useState(createHelpDraft)
  const [attempted, setAttempted] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const draft = storedDraft ?? newDraft
  const faults = checkHelpDraft(draft)
  const change = (part: Partial<HelpDraft>) => store.write({ ...draft, ...part })

  async function send(topic: NonNullable<HelpDraft['topic']>) {
    const { helpID, itemIDs, comment } = draft
    setBusy(true)
    setProblem(null)
    const answer = await client.askForHelp(orderID, {
      helpID,
      topic,
      itemIDs: isAboutDishes(draft) ? [...itemIDs] : [],
      comment,
    })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.problem)
    store.write(null)
    setNewDraft(createHelpDraft())
    setAttempted(false)
    onSent(answer.data)
  }

  return {
    draft,
    faults: {
      topicMissing: attempted && faults.topicMissing,
      commentMissing: attempted && faults.commentMissing,
      commentTooLong: faults.commentTooLong,
    },
    busy,
    problem,
    change,
    toggleItem(itemID) {
      const others = draft.itemIDs.filter((chosenID) => chosenID !== itemID)
      change({
        itemIDs: others.length < draft.itemIDs.length ? others : [...draft.itemIDs, itemID],
      })
    },
    submit() {
      setAttempted(true)
      if (draft.topic === null) return 'topic'
      if (faults.commentTooLong || faults.commentMissing) return 'comment'
      void send(draft.topic)
      return null
    },
  }
}
