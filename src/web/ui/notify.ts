import { createStore } from '#web/offline/store.ts'

export interface MessageAction {
  label: string
  onClick: () => void
}

export interface Message {
  /** A message with the id of one that is shown takes its place. */
  id?: string
  kind?: 'info' | 'success' | 'warning' | 'error'
  /** Alone it is a snackbar; with a description a toast (BAN-021, BAN-022). */
  title: string
  description?: string
  /** At most two; the first is the main one. */
  actions?: readonly MessageAction[]
  /** Stays until it is closed or acted on: app prompts, errors with an action. */
  stays?: boolean
  onClose?: () => void
}

export interface ShownMessage extends Message {
  id: string
}

let made = 0
/** Oldest first. */
export const messages = createStore<readonly ShownMessage[]>([])

/** Shows a message at the bottom right: for what happened, never for what can be shown where it happened. */
export function notify(message: Message): string {
  const id = message.id ?? `message-${(made += 1)}`
  messages.set([...messages.get().filter((one) => one.id !== id), { ...message, id }])
  return id
}

export function dismiss(id: string): void {
  const message = messages.get().find((one) => one.id === id)
  if (!message) return
  messages.set(messages.get().filter((one) => one.id !== id))
  message.onClose?.()
}
