import type { Kysely } from 'kysely'
import type { Provider } from '#contract/connections/connection.ts'
import type { Schema } from './db/schema.ts'
import { openConnectionClients, type ConnectionClients } from './integrations/connections/open-client.ts'
import { providerClients } from './integrations/connections/provider-clients.ts'
import { readSecrets } from './integrations/connections/secrets.ts'
import type { Config } from './kernel/config.ts'
import type { Markets } from './markets/market.ts'
import { openAppStoreConnectConsole } from './sample/consoles/app-store-connect/console.ts'
import { openAppleAdsConsole } from './sample/consoles/apple-ads/console.ts'
import { openGoogleAdsConsole } from './sample/consoles/google-ads/console.ts'
import { openGooglePlayConsole } from './sample/consoles/google-play/console.ts'
import { earlierRequests } from './sample/consoles/app-store-connect/earlier-requests.ts'
import { newSampleKey } from './sample/consoles/new-sample-key.ts'
import type { OpenConsole } from './sample/consoles/console.ts'
import { createSampleConsoles } from './sample/consoles/sample-consoles.ts'

const consoles: Record<Provider, OpenConsole> = {
  'app-store-connect': openAppStoreConnectConsole,
  'google-play': openGooglePlayConsole,
  'apple-ads': openAppleAdsConsole,
  'google-ads': openGoogleAdsConsole,
}

interface Parts {
  config: Config
  db: Kysely<Schema>
  markets: Pick<Markets, 'sample'>
  clock: () => Date
}

/** The clients of stored connections: over the network, and in the sample market to fictional consoles in this process. */
export async function openConnections({ config, db, markets, clock }: Parts): Promise<ConnectionClients> {
  return openConnectionClients({
    db,
    secrets: await readSecrets(config),
    clients: providerClients(config.consoles),
    configured: config.consoles.configured,
    sampleConsole: createSampleConsoles({ db, market: markets.sample, clock, consoles }),
    newSampleKey,
    earlierRequests,
    clock,
  })
}
