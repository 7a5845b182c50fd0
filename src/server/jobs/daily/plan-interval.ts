/** Interval between plans of the day, across all processes: new work starts within this time. */
export const PLAN_EVERY_SECONDS = 300
