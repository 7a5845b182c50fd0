import { DAY_MS } from '#contract/protocol/days.ts'

/** Milliseconds since the UTC day began. */
export const sinceMidnight = (moment: Date): number => moment.getTime() % DAY_MS
