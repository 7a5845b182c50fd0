import type { Config } from '#server/kernel/config.ts'

interface StrictCookie {
  name: string
  value: string
  path: string
  /** Seconds; 0: it goes. */
  maxAge: number
}

/** A `Set-Cookie` that no script and no other site ever sees; behind https for https alone. */
export function strictCookie({ name, value, path, maxAge }: StrictCookie, { publicUrl }: Pick<Config, 'publicUrl'>) {
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`
}
