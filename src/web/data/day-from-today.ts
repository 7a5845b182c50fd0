const DAY_MS = 86_400_000

/** UTC day, ISO, `days` after today. */
export const dayFromToday = (days: number, now = Date.now()): string =>
  new Date(now + days * DAY_MS).toISOString().slice(0, 10)
