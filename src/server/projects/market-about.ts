import { getMarket } from '#contract/market/market.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { foundApp } from './found-app.ts'

export const marketAbout = serve(getMarket, async ({ caller, services }) => {
  const source = marketOf(caller, services)
  const { apps, examples } = await source.about()
  const listings = await Promise.all(examples.map((ref) => source.listing(ref)))
  return { market: source.id, apps, examples: listings.flatMap((one) => (one ? [foundApp(one)] : [])) }
})
