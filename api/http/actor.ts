// Who sent a request, as far as a credential proved it: for the log of security events.
export type Actor = { accountID: string } | { partnerID: string }

const actors = new WeakMap<object, Actor>()

export function rememberActor(request: object, actor: Actor): void {
  actors.set(request, actor)
}

export function findActor(request: object): Actor | undefined {
  return actors.get(request)
}
