// The eater's favourite merchants. Those of a guest are stored in this browser, those of a
// logged-in eater in the account. They are read after hydration, because cached pages are the same
// for all eaters.
import type { ApiResult, Client, ClientProblem } from '@tingkat/contract/client'
import { favouritesMax, limitFavourites } from '@tingkat/ordering/merchant/favourite'
import type { Stored } from '../../../platform/storage/stored.ts'

export type Favourites = {
  /** Ids of merchants, newest first, including changes that the server has not confirmed yet. */
  merchantIDs: readonly string[]
  /** `failed`: the favourites of the account could not be read. */
  status: 'loading' | 'ready' | 'failed'
}

type FavouriteCalls = Pick<
  Client,
  'listFavourites' | 'joinFavourites' | 'addFavourite' | 'removeFavourite'
>
/** Resolves to null if the change succeeded. */
type ChangeResult = Promise<ClientProblem | null>

/** Returns the stored ids after validation; null if the value has another shape. */
export function parseFavourites(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((ID) => typeof ID === 'string')
    ? limitFavourites(value)
    : null
}

export function createFavouriteStore(calls: FavouriteCalls, guests: Stored<readonly string[]>) {
  const listeners = new Set<() => void>()
  let isMember = false
  // The favourites of the account; null until they are read.
  let saved: readonly string[] | null = null
  // For each merchant whose change is being sent: whether the eater wants it as a favourite.
  const wanted = new Map<string, boolean>()
  let hasFailed = false
  // Counts log-ins and log-outs, so that responses for an earlier session are ignored.
  let session = 0
  let shown = combine()

  function combine(): Favourites {
    const merchantIDs = isMember ? withWanted(saved ?? readGuests(), wanted) : readGuests()
    if (!isMember || saved !== null) return { merchantIDs, status: 'ready' }
    return { merchantIDs, status: hasFailed ? 'failed' : 'loading' }
  }

  function readGuests(): readonly string[] {
    return guests.read() ?? []
  }

  function notify(): void {
    shown = combine()
    for (const listener of listeners) listener()
  }
  guests.subscribe(notify)

  /** Reads the account's favourites, after adding the guest's favourites to them. */
  async function load(): Promise<void> {
    const sessionBefore = session
    const joined = readGuests()
    hasFailed = false
    const answer =
      joined.length > 0
        ? await calls.joinFavourites({ merchantIDs: [...joined] })
        : await calls.listFavourites()
    if (sessionBefore !== session) return
    if (answer.ok) {
      saved = answer.data.favourites.map(({ merchantID }) => merchantID)
      if (joined.length > 0) guests.write(null)
    } else hasFailed = true
    notify()
  }

  /**
   * Adds a merchant to the account's favourites or removes it. If the eater changes the choice
   * while the request is running, the new choice is sent afterwards.
   */
  async function send(merchantID: string, isAdded: boolean): ChangeResult {
    const isSending = wanted.has(merchantID)
    wanted.set(merchantID, isAdded)
    notify()
    // A change of this merchant is already being sent. The running call of `send` will send this
    // change afterwards.
    if (isSending) return null
    const sessionBefore = session
    let problem: ClientProblem | null = null
    for (let sent: boolean | undefined; ;) {
      const next = wanted.get(merchantID)
      if (next === undefined || next === sent) break
      sent = next
      const answer: ApiResult<null> = next
        ? await calls.addFavourite(merchantID)
        : await calls.removeFavourite(merchantID)
      if (sessionBefore !== session) return null
      problem = answer.ok ? null : answer.problem
      if (answer.ok) saved = withWanted(saved ?? [], new Map([[merchantID, next]]))
    }
    wanted.delete(merchantID)
    notify()
    return problem
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    read: () => shown,

    /** Call this when it is known whether the eater is logged in. Repeated calls do nothing. */
    setMember(isMemberNow: boolean): void {
      if (isMemberNow === isMember) return
      session += 1
      isMember = isMemberNow
      saved = null
      wanted.clear()
      notify()
      if (isMember) void load()
    },

    /** Reads the favourites of the account again after reading them has failed. */
    retry(): void {
      if (!isMember || !hasFailed) return
      void load()
      notify()
    },

    /** Shows the change at once, and reverts it if it fails. */
    async change(merchantID: string, isAdded: boolean): ChangeResult {
      if (isMember) return await send(merchantID, isAdded)
      const before = readGuests()
      if (isAdded && before.length >= favouritesMax && !before.includes(merchantID))
        return {
          code: 'favourites_full',
          status: 409,
          message: 'favourites full',
          context: { max: favouritesMax },
        }
      guests.write(withWanted(before, new Map([[merchantID, isAdded]])))
      return null
    },
  }
}

/**
 * Returns the ids as the eater wants them: new favourites at the front, and without removed ones.
 */
function withWanted(
  merchantIDs: readonly string[],
  wanted: ReadonlyMap<string, boolean>,
): readonly string[] {
  if (wanted.size === 0) return merchantIDs
  const added = [...wanted].flatMap(([ID, isAdded]) =>
    isAdded && !merchantIDs.includes(ID) ? [ID] : [],
  )
  return [...added, ...merchantIDs.filter((ID) => wanted.get(ID) !== false)]
}
