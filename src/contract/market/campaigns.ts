import * as v from 'valibot'
import { AdProvider } from '../connections/connection.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { CountryCode, Id, listOf, TrackId } from '../store.ts'

/** CTRY-009, OP-102: what the country filter of the ads screens offers. */
export const getCampaignCountries = endpoint({
  id: 'getCampaignCountries',
  summary:
    'Countries in which campaigns of connected ad accounts advertise the apps, by code; always an empty list, for no campaigns are read yet',
  method: 'GET',
  path: '/bff/{organizationId}/campaigns/countries',
  feature: 'ad-platforms',
  params: v.object({ organizationId: Id }),
  query: v.object({ adProviders: listOf(AdProvider), appTrackIds: listOf(TrackId) }),
  response: v.array(CountryCode),
  offline: 'network',
})
