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
/** The first owner of this tab, which for a remembered session is the one that the device remembered. */
let first: Owner | null = null
const listeners = new Set<() => void>()
const notifyListeners = () => {
  const now = owner.get()
  if (now && first?.userId !== now.userId) first = { userId: now.userId, organizationId: now.organizationId }
  for (const listener of listeners) listener()
}

/** Sets the source of the device's owner. The session supplies it, so that nothing is copied from there. */
export function belongsToOwner(next: Readable<Owner | null>): void {
  owner = next
  next.subscribe(notifyListeners)
  notifyListeners()
}

/** Stops all reading and writing in this tab, which is about to reload. */
export function leaveDevice(): void {
  isInUse = false
  notifyListeners()
}

/** One property of the owner; listeners are called when it changes. */
function view(pick: (owner: Owner) => string): Readable<string | null> {
  const get = () => {
    const now = isInUse ? owner.get() : null
    return now && pick(now)
  }
  return {
    get,
    subscribe: (listener) => {
      let last = get()
      const check = () => {
        const before = last
        last = get()
        if (last !== before) listener()
      }
      listeners.add(check)
      return () => listeners.delete(check)
    },
  }
}

/** The user whose databases and caches are in use; null if nobody is signed in. */
export const deviceUser = view(({ userId }) => userId)

/** The organisation of the current session. Its answers are not shown in another one. */
export const deviceOrganisation = view(({ organizationId }) => organizationId)

/** The organisation in which the user had left this device before this tab was opened; null: not known. */
export const rememberedOrganisation = (userId: string): string | null =>
  first?.userId === userId ? first.organizationId : null
