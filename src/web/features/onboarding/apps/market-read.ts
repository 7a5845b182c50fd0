import { getMarket } from '#contract/market/market.ts'
import { read } from '#web/data/queries/read.ts'

export const marketRead = () => read(getMarket, {})
