import type { Provider } from '#contract/connections/connection.ts'
import { openConnectionClients } from '#server/integrations/connections/open-client.ts'
import { readSecrets } from '#server/integrations/connections/secrets.ts'
import type { Send } from '#server/integrations/provider/send.ts'
import { earlierRequests } from '#server/sample/consoles/app-store-connect/earlier-requests.ts'
import { newSampleKey } from '#server/sample/consoles/new-sample-key.ts'
import type { Api, ApiOptions } from '../api/api.ts'
import type { Open } from '../api/api-harness.ts'
import { fakeClients, type FakeProvider } from './fake-clients.ts'

/** The API with fake clients; `line.answer` is what their requests get. */
export async function openWithFakes(
  open: Open,
  options: ApiOptions = {},
): Promise<{ api: Api; fake: FakeProvider; line: { answer: Send; asked: Provider[] } }> {
  const api = await open(options)
  const { fake, clients } = fakeClients()
  const line: { answer: Send; asked: Provider[] } = { answer: async () => Response.json({}), asked: [] }
  const { db, config } = api.services
  const connections = openConnectionClients({
    db,
    secrets: await readSecrets(config),
    clients,
    configured: [],
    sampleConsole: (_, provider) => async (request) => {
      line.asked.push(provider)
      return line.answer(request)
    },
    newSampleKey,
    earlierRequests,
    clock: api.clock.now,
  })
  // The record of services is shared with the handlers.
  for (const services of api.servicesOfEach) services.connections = connections
  return { api, fake, line }
}
