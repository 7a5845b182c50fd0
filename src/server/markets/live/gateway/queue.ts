import type { Store } from '#contract/store.ts'
import type { Budget, Urgency } from './budget.ts'
import { StoreUnavailable } from './store-failure.ts'

/** A caller who waits for the store's next call. */
export interface Place {
  /** Resolves when it is this caller's turn. @throws StoreUnavailable when there will be none soon */
  turn: Promise<void>
  /** A page may join what a job began to wait for, and leave it again. */
  setUrgency: (urgency: Urgency) => void
  /** Gives the place up. */
  leave: () => void
}

export interface CallQueue {
  enter: (urgency: Urgency) => Place
  /** Refuses everybody who waits. */
  close: () => void
}

/** Resolves after `ms`, or when the signal is aborted. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>

interface Waiting {
  urgency: Urgency
  call: () => void
  refuse: (reason: unknown) => void
}

interface Parts {
  store: Store
  budget: Budget
  clock: () => Date
  sleep: Sleep
  /** Pages that would have to wait longer are sent away at once, ms. */
  patienceMs: number
}

/** The queue for a store's calls, in this process: pages first, then the pool, each kind in its order. One of them at a time asks the budget. */
export function openQueue({ store, budget, clock, sleep, patienceMs }: Parts): CallQueue {
  const queue = new Set<Waiting>()
  let moving = false
  let wake = () => {}

  const all = () => [...queue]
  const isPage = ({ urgency }: Waiting) => urgency === 'page'
  const isPool = ({ urgency }: Waiting) => urgency === 'pool'
  const first = () => all().find(isPage) ?? all().find(isPool) ?? all()[0]

  function sendAway(some: Waiting[], reason: unknown) {
    for (const one of some) {
      queue.delete(one)
      one.refuse(reason)
    }
  }

  async function pause(ms: number) {
    const alarm = new AbortController()
    wake = () => alarm.abort()
    await sleep(ms, alarm.signal)
  }

  async function step(next: Waiting) {
    const { urgency } = next
    const slot = await budget.take(urgency)
    if (slot.kind === 'blocked') {
      sendAway(all(), new StoreUnavailable(store, slot.until.getTime() - clock().getTime()))
    } else if (slot.kind === 'granted') {
      // Whoever asked may have left meanwhile.
      const caller = queue.has(next) ? next : first()
      if (caller) queue.delete(caller)
      caller?.call()
    } else if (urgency === 'page' && slot.ms > patienceMs) {
      sendAway(all().filter(isPage), new StoreUnavailable(store, slot.ms))
    } else if (first() === next && next.urgency === urgency) {
      await pause(slot.ms)
    }
  }

  async function move() {
    if (moving) return
    moving = true
    try {
      for (let next = first(); next; next = first()) await step(next)
    } catch (error) {
      sendAway(all(), error)
    } finally {
      moving = false
    }
  }

  return {
    enter(urgency) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const waiting: Waiting = { urgency, call: resolve, refuse: reject }
      queue.add(waiting)
      wake()
      void move()
      return {
        turn: promise,
        setUrgency: (changed) => {
          waiting.urgency = changed
          wake()
        },
        leave: () => {
          if (queue.has(waiting)) sendAway([waiting], new StoreUnavailable(store, patienceMs))
          wake()
        },
      }
    },
    close: () => {
      sendAway(all(), new StoreUnavailable(store, patienceMs))
      wake()
    },
  }
}
