import { getFlags } from '#contract/administration.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { call } from '#web/api/call.ts'
import { chatReady, tellChat } from '#web/data/third-parties/chat.ts'
import { foreignScript } from '#web/data/third-parties/foreign-script.ts'
import { session } from '#web/session/session-store.ts'

/**
 * OBS-003: boots the operator's messenger for whoever is signed in, where its flag is on, once, and never for a user
 * who is impersonated. Its script listens on the document (`CHAT_EVENT`). Returns what ends it.
 */
export function followChat(script: string): () => void {
  /** Whom it is for; null: nobody. */
  let user: string | null = null
  let isBooted = false

  const follow = () => {
    const { identity, state } = session.get()
    const next = state === 'in' && identity && !identity.impersonatorId ? identity : null
    if ((next?.userId ?? null) === user) return
    shutDown()
    user = next?.userId ?? null
    if (next) void boot(next)
  }
  const boot = async (identity: Identity) => {
    const flags = await call(getFlags, {}).catch((): string[] => [])
    if (!flags.includes('feature_chat_support') || !(await loadScript(script)) || user !== identity.userId) return
    isBooted = true
    const name = `${identity.firstName} ${identity.lastName}`.trim()
    tellChat({ do: 'boot', user: { id: identity.userId, name, email: identity.email } })
    chatReady.set(true)
  }
  const shutDown = () => {
    user = null
    if (!isBooted) return
    isBooted = false
    chatReady.set(false)
    tellChat({ do: 'shutdown' })
  }

  follow()
  const stop = session.subscribe(follow)
  return () => {
    stop()
    shutDown()
  }
}

const loaded = new Map<string, Promise<boolean>>()

/** Loads a third-party script once; resolves to whether it loaded. A failed load is retried at the next call. */
function loadScript(src: string): Promise<boolean> {
  const known = loaded.get(src)
  if (known) return known
  const loading = new Promise<boolean>((resolve) => {
    const script = foreignScript(src)
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => {
      script.remove()
      loaded.delete(src)
      resolve(false)
    })
    document.head.append(script)
  })
  loaded.set(src, loading)
  return loading
}
