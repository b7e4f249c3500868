// Reads the version of the menu that somebody else saved or published, so that the page can merge
// it with its own edits.
import { useStepUp } from '../../../platform/log-in/step-up-context.ts'
import { fileOf } from './draft-session.ts'
import { editingClient } from './editing-client.ts'
import { useEditor } from '../editor-context.ts'

export function useDivergence() {
  const { merchantID, session } = useEditor()
  const stepUp = useStepUp()
  return async (): Promise<void> => {
    const { edited, file } = session.read()
    const result = await stepUp(() => editingClient.read(merchantID))
    if (!result.ok) return
    const newest = result.data
    const { draft, revision, published } = newest
    if (!draft || draft.version !== edited.draft?.version) {
      const baseRevision = draft?.baseRevision ?? revision
      session.diverge({
        base: edited.draft?.file ?? file,
        theirs: fileOf(newest),
        baseRevision,
        newest,
      })
      return
    }
    if (draft.baseRevision === revision) return
    const base = await editingClient.readRevision(merchantID, draft.baseRevision)
    session.diverge({
      // If the revision from which both versions were made cannot be read, the merge asks about
      // every entry that differs.
      base: base.ok ? base.data.file : { ...published, categories: [] },
      theirs: published,
      baseRevision: revision,
      newest,
    })
  }
}
