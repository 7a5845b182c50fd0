import { createStore } from '#web/offline/create-store.ts'

/** Whether the chat messenger can be opened. */
export const chatReady = createStore(false)

/**
 * Events that the messenger's script receives on the document. `event`: an action of the user; `update`: new attributes
 * of the user; `shutdown`: the user has logged out and must be forgotten.
 */
export type ChatEvent =
  | { do: 'boot'; user: { id: string; name: string; email: string } }
  | { do: 'open' }
  | { do: 'event'; name: 'onboarding_completed' }
  | { do: 'update'; attributes: { onboarding_completed: 'YES' } }
  | { do: 'shutdown' }

/** The document event that the operator's messenger script listens to. */
export const CHAT_EVENT = 'storeglass:chat'

export function tellChat(event: ChatEvent): void {
  document.dispatchEvent(new CustomEvent(CHAT_EVENT, { detail: event }))
}
