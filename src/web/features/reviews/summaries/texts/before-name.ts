import { periodBefore } from '#aso/reviews/periods.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'

/** The period that a summary is compared with: of the same length, until the day before. */
export const beforeName = ({ from, to }: { from: string; to: string }): string => periodName(periodBefore({ from, to }))
