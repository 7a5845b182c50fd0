import type { Config } from '#server/kernel/config.ts'
import type { Exchange } from '#server/kernel/exchange.ts'

interface StrictCookie {
  name: string
  value: string
  path: string
  /** Seconds; 0: it goes. */
  maxAge: number
}

/**
 * A `Set-Cookie` that no script and no other site ever sees; behind https for https alone. Where the browser itself says
 * that its page came by plain http, as on another address of the server, it would refuse such a cookie.
 */
export function strictCookie(
  { name, value, path, maxAge }: StrictCookie,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  exchange: Pick<Exchange, 'header'>,
): string {
  const isPlain = exchange.header('origin')?.startsWith('http:') ?? false
  const secure = publicUrl?.startsWith('https:') && !isPlain ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`
}
