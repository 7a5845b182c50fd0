import type { Served } from '../http/serve.ts'
import { campaignCountries } from './countries.ts'

export const served: Served[] = [campaignCountries]
