import { type Route, serve } from '#server/endpoints/serve.ts'
import { getCampaignCountries } from '#contract/market/campaigns.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

/** OP-102: no campaign of a connected ad account is read yet, so they are known in no country. */
const campaignCountries = serve(getCampaignCountries, async ({ params, caller }) => {
  requireOwnId(caller, 'organizationId', params.organizationId)
  return []
})

export const routes: Route[] = [campaignCountries]
