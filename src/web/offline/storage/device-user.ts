/** Whose data is on the device. */
interface Owner {
  userId: string
  organizationId: string
}

interface Readable<T> {
  get: () => T
  subscribe: (listener: () => void) => () => void
}

let owner: Readable<Owner | null> = { get: () => null, subscribe: () => () => {} }
let isInUse = true
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The device belongs from now on to whom `next` names. Who signs in hands it in; nothing is copied from there. */
export function belongsToOwner(next: Readable<Owner | null>): void {
  owner = next
  next.subscribe(tell)
  tell()
}

/** Nothing is read or written in this tab any more: it is about to be loaded anew. */
export function leaveDevice(): void {
  isInUse = false
  tell()
}

/** What the owner says of one thing; listeners are told when that changes. */
function view(pick: (owner: Owner) => string): Readable<string | null> {
  const get = () => {
    const now = isInUse ? owner.get() : null
    return now && pick(now)
  }
  return {
    get,
    subscribe: (listener) => {
      let last = get()
      const look = () => {
        const before = last
        last = get()
        if (last !== before) listener()
      }
      listeners.add(look)
      return () => listeners.delete(look)
    },
  }
}

/** Whose databases and caches are in use; null: nobody's. */
export const deviceUser = view(({ userId }) => userId)

/** The organisation they work in. What it was answered is not shown in another one. */
export const deviceOrganisation = view(({ organizationId }) => organizationId)
