export interface MessageAction {
  label: string
  onClick: () => void
}

export interface Message {
  kind?: 'info' | 'success' | 'warning' | 'error'
  /** Alone it is a snackbar; with a description a toast (BAN-021, BAN-022). */
  title: string
  description?: string
  /** At most two; the first is the main one. An error with an action stays until it is closed or acted on. */
  actions?: readonly MessageAction[]
  /** Stays as such an error does: a prompt of the app. */
  stays?: boolean
}
