// Keeps the draft of a merchant's menu that is edited on this page, and saves its edits one after
// another.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type {
  EditedMerchant,
  MerchantDraft,
  SaveDraft,
} from '@tingkat/contract/console/merchant-editing'
import { isSame } from '@tingkat/ordering/merchant/compare-menus'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { dropOutdatedEnglish } from '@tingkat/ordering/merchant/outdated-english'

/**
 * A version (`theirs`) that somebody else has saved or published. `base` is the file from which
 * `theirs` and this page's version were made. `baseRevision` is the revision of `theirs` if it is
 * published, otherwise the revision from which `theirs` was made.
 */
export type Divergence = {
  base: MerchantFile
  theirs: MerchantFile
  baseRevision: number
  newest: EditedMerchant
}
type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed'
export type DraftState = {
  /** The latest response of the API, with the published menu and the stored draft. */
  edited: EditedMerchant
  /** The merchant's file after the edits that were made on this page. */
  file: MerchantFile
  status: SaveStatus
  problem: ClientProblem | null
  /**
   * Somebody else's version, with which the edits of this page must be merged. Until then, nothing
   * is saved.
   */
  divergence: Divergence | null
}

type DraftPorts = {
  save: (body: SaveDraft) => Promise<ApiResult<MerchantDraft>>
  read: () => Promise<ApiResult<EditedMerchant>>
  /** Calls `run` after a pause in typing. Returns a function that cancels the call. */
  later: (run: () => void) => () => void
}

export type DraftSession = ReturnType<typeof openDraftSession>

export const fileOf = ({ draft, published }: EditedMerchant): MerchantFile =>
  draft?.file ?? published

export function openDraftSession(initial: EditedMerchant, ports: DraftPorts) {
  let state = stateOf(initial)
  /** The file that the API has stored, on which the unsaved edits are based. */
  let savedFile = state.file
  let baseRevision = baseOf(initial)
  let saving: Promise<void> | undefined
  let callOff = () => {}
  /**
   * Whether the page's file is now based on another published revision than the draft that the API
   * has stored. The file must then be saved even without an edit.
   */
  let isRebased = false
  const listeners = new Set<() => void>()

  function set(change: Partial<DraftState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Replaces the page's file with that of the API. Unsaved edits are lost. */
  function reset(edited: EditedMerchant) {
    callOff()
    savedFile = fileOf(edited)
    baseRevision = baseOf(edited)
    isRebased = false
    set(stateOf(edited))
  }

  /** Drops the English text of a name or description that `change` edits, as the API does too. */
  function edit(change: (file: MerchantFile) => MerchantFile) {
    const file = dropOutdatedEnglish(state.file, change(state.file))
    if (isSame(file, state.file)) return
    set({ file, status: state.status === 'saving' ? 'saving' : 'unsaved' })
    if (state.divergence) return
    callOff()
    callOff = ports.later(() => void flush())
  }

  /** Saves all edits. Returns whether the API has stored all of them. */
  async function flush(): Promise<boolean> {
    callOff()
    while (saving) await saving
    if (state.divergence) return false
    if (isSame(state.file, savedFile) && !isRebased) {
      set({ status: 'saved', problem: null })
      return true
    }
    saving = saveOnce()
    await saving
    saving = undefined
    if (state.status === 'unsaved') return await flush()
    return state.status === 'saved'
  }

  async function saveOnce(): Promise<void> {
    const { file, edited } = state
    set({ status: 'saving', problem: null })
    const version = edited.draft?.version ?? 0
    const result = await ports.save({ version, file, baseRevision })
    if (!result.ok) return await handleFailure(result.problem)
    savedFile = result.data.file
    isRebased = false
    const isEdited = !isSame(state.file, file)
    set({
      edited: { ...edited, draft: result.data },
      status: isEdited ? 'unsaved' : 'saved',
      // The API drops outdated English texts. The file stays the same object if nothing differs.
      ...(!isEdited && !isSame(file, savedFile) && { file: savedFile }),
    })
  }

  async function handleFailure(problem: ClientProblem): Promise<void> {
    if (problem.code !== 'draft_stale') return set({ status: 'failed', problem })
    const newest = await ports.read()
    if (!newest.ok) return set({ status: 'failed', problem: newest.problem })
    const { data } = newest
    diverge({ base: savedFile, theirs: fileOf(data), baseRevision: baseOf(data), newest: data })
  }

  function diverge(divergence: Divergence) {
    callOff()
    set({ divergence, status: 'unsaved', problem: null })
  }

  /**
   * Continues with the merged file and saves it as the version after `theirs`, the version of the
   * other person.
   */
  async function resolve(merged: MerchantFile): Promise<boolean> {
    const { divergence } = state
    if (!divergence) return true
    const { newest } = divergence
    savedFile = fileOf(newest)
    ;({ baseRevision } = divergence)
    isRebased = baseRevision !== baseOf(newest)
    set({ edited: newest, file: merged, divergence: null, status: 'unsaved' })
    return await flush()
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit,
    flush,
    reset,
    diverge,
    resolve,
  }
}

const baseOf = ({ draft, revision }: EditedMerchant): number => draft?.baseRevision ?? revision

const stateOf = (edited: EditedMerchant): DraftState => ({
  edited,
  file: fileOf(edited),
  status: 'saved',
  problem: null,
  divergence: null,
})
