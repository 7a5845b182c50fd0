import type { Route } from '#server/endpoints/serve.ts'
import { campaignCountries } from './campaign-countries.ts'

export const routes: Route[] = [campaignCountries]
