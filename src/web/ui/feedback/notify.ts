import { createStore } from '#web/offline/create-store.ts'
import { openPanels } from '../overlays/use-page-lock.ts'
import type { Message } from './message.ts'

type Stack = typeof import('./message-stack.tsx')

/** The parts that draw messages, once they are loaded: the first message does that. */
export const messageStack = createStore<Stack | null>(null)

/** Narrowest window with room for a message beside what is open over the page, px. */
const BESIDE_PX = 1024

let made = 0

/** Ids of the messages that wait until what is open over the page has closed, with what ends the wait. */
const waiting = new Map<string, () => void>()

/** Ids of the messages that are there, by what they say. */
const there = new Map<string, string>()

/**
 * Shows a message at the bottom right: for what happened, never for what can be shown where it happened. One that says
 * the same as one that is still there takes its place, and its id. Returns its id.
 */
export function notify(message: Message): string {
  const priority = (made += 1)
  const says = JSON.stringify([message.kind, message.title, message.description])
  const id = there.get(says) ?? `message-${priority}`
  there.set(says, id)
  whenInNobodysWay(id, message, () => void withStack(({ show }) => show(id, message, priority, gone)))
  return id
}

export function dismiss(id: string): void {
  stopWaiting(id)
  gone(id)
  void withStack(({ hide }) => hide(id))
}

/** A message never lies over a dialog or sheet: where there is no room beside it, one that is not urgent waits for its end. */
function whenInNobodysWay(id: string, { kind = 'info', stays = false }: Message, show: () => void): void {
  stopWaiting(id)
  const isUrgent = stays || kind === 'error' || kind === 'warning'
  const isInTheWay = () => openPanels.get().length > 0 && window.innerWidth < BESIDE_PX
  if (isUrgent || !isInTheWay()) return show()
  const unsubscribe = openPanels.subscribe(() => {
    if (isInTheWay()) return
    stopWaiting(id)
    show()
  })
  waiting.set(id, unsubscribe)
}

function stopWaiting(id: string): void {
  waiting.get(id)?.()
  waiting.delete(id)
}

/** A message is gone: what it says is new again. */
function gone(id: string): void {
  for (const [says, known] of there) if (known === id) there.delete(says)
}

async function withStack(task: (stack: Stack) => void): Promise<void> {
  const stack = messageStack.get() ?? (await loadStack())
  if (stack) task(stack)
}

/** Also ahead of the first message: this may be that something cannot be loaded. */
export async function loadStack(): Promise<Stack | null> {
  try {
    messageStack.set(await import('./message-stack.tsx'))
  } catch {
    // Its file is gone: the page reloads for the new version, which is more than the message could say.
  }
  return messageStack.get()
}
