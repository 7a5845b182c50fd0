const DAY_MS = 86_400_000

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The UTC day so many days before a moment. */
export const daysBefore = (moment: Date, days: number): string => dayOf(new Date(moment.getTime() - days * DAY_MS))

/** Milliseconds since the UTC day began. */
export const sinceMidnight = (moment: Date): number => moment.getTime() % DAY_MS
