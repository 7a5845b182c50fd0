import { getLinks } from '#contract/links.ts'
import { getThirdParties } from '#contract/third-parties.ts'
import { serve } from '#server/endpoints/serve.ts'

export const links = serve(getLinks, async ({ services: { config } }) => config.links)

/** To guests, too: sign-up and log-in are events of analytics. */
export const thirdParties = serve(getThirdParties, async ({ services: { config } }) => config.thirdParties)
