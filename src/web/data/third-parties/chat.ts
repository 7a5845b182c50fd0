import { createStore } from '#web/offline/create-store.ts'

/** Whether the chat messenger stands ready to be opened. */
export const chatReady = createStore(false)

/**
 * What the messenger's script hears on the document. `event`: something that the user did; `update`: what is known of
 * them from now on; `shutdown`: the user has left, and is to be forgotten.
 */
export type ChatEvent =
  | { do: 'boot'; user: { id: string; name: string; email: string } }
  | { do: 'open' }
  | { do: 'event'; name: 'onboarding_completed' }
  | { do: 'update'; attributes: { onboarding_completed: 'YES' } }
  | { do: 'shutdown' }

/** The event of the document that the operator's messenger script listens to. */
export const CHAT_EVENT = 'storeglass:chat'

export function tellChat(event: ChatEvent): void {
  document.dispatchEvent(new CustomEvent(CHAT_EVENT, { detail: event }))
}
