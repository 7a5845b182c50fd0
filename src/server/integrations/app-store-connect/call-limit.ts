/** Calls of a key within Apple's rolling hour. */
export interface Calls {
  used: number
  limit: number
}

/** What the header X-Rate-Limit says, such as `user-hour-lim:3500;user-hour-rem:500;`; null: nothing. */
export function callsIn(headers: Headers): Calls | null {
  const text = headers.get('x-rate-limit') ?? ''
  const limit = /user-hour-lim:(\d{1,9})/.exec(text)?.[1]
  const left = /user-hour-rem:(\d{1,9})/.exec(text)?.[1]
  if (limit === undefined || left === undefined) return null
  return { used: Math.max(0, Number(limit) - Number(left)), limit: Number(limit) }
}
