import { getCampaignCountries } from '#contract/market/campaigns.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

/** OP-102. No ad account can be connected yet: campaigns are known in no country. */
export const campaignCountries = serve(getCampaignCountries, async ({ params, caller }) => {
  requireOwnId(caller, 'organizationId', params.organizationId)
  return []
})
