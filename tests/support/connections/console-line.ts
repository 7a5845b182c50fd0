import { openConnectionClients } from '#server/integrations/connections/open-client.ts'
import { providerClients } from '#server/integrations/connections/provider-clients.ts'
import { readSecrets } from '#server/integrations/connections/secrets.ts'
import type { Services } from '#server/endpoints/services.ts'
import { openAppStoreConnectConsole } from '#server/sample/consoles/app-store-connect/console.ts'
import { openAppleAdsConsole } from '#server/sample/consoles/apple-ads/console.ts'
import { openGoogleAdsConsole } from '#server/sample/consoles/google-ads/console.ts'
import { openGooglePlayConsole } from '#server/sample/consoles/google-play/console.ts'
import { earlierRequests } from '#server/sample/consoles/app-store-connect/earlier-requests.ts'
import { newSampleKey } from '#server/sample/consoles/new-sample-key.ts'
import { createSampleConsoles } from '#server/sample/consoles/sample-consoles.ts'
import { Faults } from '../providers/faults.ts'

const consoles = {
  'app-store-connect': openAppStoreConnectConsole,
  'google-play': openGooglePlayConsole,
  'apple-ads': openAppleAdsConsole,
  'google-ads': openGoogleAdsConsole,
}

/** The fictional consoles behind a line that can be spoilt: every server that uses these services asks through it. */
export async function putFaultsBeforeConsoles(services: Services): Promise<Faults> {
  const { db, config, markets, clock } = services
  const faults = new Faults()
  const opened = createSampleConsoles({ db, market: markets.sample, clock, consoles })
  services.connections = openConnectionClients({
    db,
    secrets: await readSecrets(config),
    clients: providerClients(config.consoles),
    configured: [],
    sampleConsole: (organisationId, provider) => faults.before(opened(organisationId, provider)),
    newSampleKey,
    earlierRequests,
    clock,
  })
  return faults
}
