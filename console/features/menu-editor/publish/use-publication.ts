// After a menu draft was published, the page reads the new menu, and a toast offers Undo for 60
// seconds.
import type { Publication } from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { newActionID } from '../../../platform/client.ts'
import { problemText } from '../../../platform/problem-text.ts'
import { useStepUp } from '../../../platform/log-in/step-up-context.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { editingClient } from '../draft/editing-client.ts'

const undoSeconds = 60

export function usePublication(merchantID: string, session: DraftSession) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const showToast = useToast()
  const stepUp = useStepUp()

  async function reload() {
    const newest = await editingClient.read(merchantID)
    if (newest.ok) session.reset(newest.data)
  }

  /** Shows a toast that `file` was published. After Undo, `file` is the draft again. */
  async function announce({ revision }: Publication, file: MerchantFile) {
    await reload()
    const actionID = newActionID()
    showToast({
      text: t('publishedNow'),
      seconds: undoSeconds,
      action: { label: t('undo'), run: () => void undo(revision, actionID, file) },
    })
  }

  async function undo(revision: number, actionID: string, file: MerchantFile) {
    const restored = await stepUp(() =>
      editingClient.restore(merchantID, revision - 1, {
        actionID,
        baseRevision: revision,
        confirmLargePrices: true,
      }),
    )
    if (!restored.ok) return showToast({ kind: 'error', text: problemText(t, restored.problem) })
    await reload()
    session.edit(() => file)
    showToast({ text: t('undone', { revision: revision - 1 }) })
  }

  return { announce, reload }
}
