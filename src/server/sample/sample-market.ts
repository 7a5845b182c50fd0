import { HISTORY_DAYS } from '#contract/protocol/limits.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { wrapMarket } from '#server/markets/wrap-market.ts'
import { worldLocales } from './locales.ts'

/**
 * The fictional market: the same on every machine on the same day, drifting from day to day. All of it is read when
 * somebody first asks, so that a server starts as fast without it.
 */
export function sampleMarket(clock: () => Date): MarketSource {
  let read: ReturnType<typeof readAnswers> | undefined
  const locales = async () => worldLocales
  return {
    ...wrapMarket({ id: 'sample', pastDays: HISTORY_DAYS }, async (call) =>
      call({ ...(await (read ??= readAnswers(clock))), locales }),
    ),
    locales,
  }
}

const readAnswers = async (clock: () => Date) => (await import('./sample-answers.ts')).sampleAnswers(clock)
