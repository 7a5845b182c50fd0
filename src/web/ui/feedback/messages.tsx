import { useSyncExternalStore } from 'react'
import { messageStack } from './notify.ts'

/** Where messages appear. */
export function Messages() {
  const stack = useSyncExternalStore(messageStack.subscribe, messageStack.get)
  return (
    // The live region is there before its first text, or screen readers stay silent.
    <div role="status" aria-live="polite" aria-atomic="false">
      {stack && <stack.MessageStack />}
    </div>
  )
}
