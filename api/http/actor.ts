// Remembers, for the security log, which account, partner, staff person or device the credential of
// a request belongs to.
export type Actor =
  | { accountID: string }
  | { partnerID: string }
  | { personID: string }
  | { deviceID: string }

const actors = new WeakMap<object, Actor>()

export function rememberActor(request: object, actor: Actor): void {
  actors.set(request, actor)
}

export function findActor(request: object): Actor | undefined {
  return actors.get(request)
}
