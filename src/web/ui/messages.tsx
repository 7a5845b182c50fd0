import { lazy, Suspense, useSyncExternalStore } from 'react'
import { messages } from './notify.ts'

const MessageStack = lazy(() => import('./message-stack.tsx'))

/** Where messages appear; the parts that draw them are loaded with the first one. */
export function Messages() {
  const shown = useSyncExternalStore(messages.subscribe, messages.get)
  return (
    <Suspense>
      {/* The live region is there before its first text, or screen readers stay silent. */}
      <div role="status" aria-live="polite" aria-atomic="false">
        {shown.length > 0 && <MessageStack messages={shown} />}
      </div>
    </Suspense>
  )
}
