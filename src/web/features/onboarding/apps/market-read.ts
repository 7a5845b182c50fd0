import { getMarket } from '#contract/market/market.ts'
import { read } from '#web/data/read.ts'

export const marketRead = () => read(getMarket, {})
