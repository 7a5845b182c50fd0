import { getLinks } from '#contract/links.ts'
import { serve } from '../http/serve.ts'

export const links = serve(getLinks, async ({ services: { config } }) => config.links)
