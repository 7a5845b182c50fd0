import type { Served } from '#server/endpoints/serve.ts'
import { campaignCountries } from './campaign-countries.ts'

export const served: Served[] = [campaignCountries]
