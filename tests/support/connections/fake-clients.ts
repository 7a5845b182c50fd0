import type { Provider } from '#contract/connections/connection.ts'
import { capabilitiesOf } from '#contract/connections/connection.ts'
import type { OpenClients } from '#server/integrations/connections/open-client.ts'
import type { AdClient, ClientParts, Check } from '#server/integrations/provider/client.ts'
import type { Credentials } from '#server/integrations/provider/credentials.ts'
import { ProviderFailure, type ProviderFailureKind } from '#server/integrations/provider/provider-failure.ts'

/** What a fake provider answers next; tests change it. */
export interface FakeProvider {
  /** The answer to a check; left out: everything is granted. */
  check?: Partial<Check> | undefined
  fails?: { kind: ProviderFailureKind; retryAfterSeconds?: number } | undefined
  accounts: { id: string; name: string }[]
  /** The credentials that it was asked with, in order. */
  asked: Credentials[]
  /** Runs in the middle of a check. */
  meanwhile?: (() => Promise<void>) | undefined
}

/** Clients that ask nobody: their requests go through `send` alone, so that gateways count them. */
export function fakeClients() {
  const fake: FakeProvider = { accounts: [{ id: '100', name: 'Marlow' }], asked: [] }
  const answer = async (provider: Provider, { credentials, send }: ClientParts<Credentials>): Promise<Check> => {
    fake.asked.push(credentials)
    await fake.meanwhile?.()
    const response = await send(new Request('https://provider.example.com/check'))
    if (response.status === 429) throw failure(provider, 'rate-limited', Number(response.headers.get('retry-after')))
    if (response.status >= 500) throw failure(provider, 'unavailable')
    if (fake.fails) throw failure(provider, fake.fails.kind, fake.fails.retryAfterSeconds)
    const rights = capabilitiesOf[provider].map((capability) => ({ capability, state: 'granted' as const }))
    return { rights, apps: [], accountName: null, ...fake.check }
  }
  const open =
    (provider: Provider) =>
    (parts: ClientParts<Credentials>): AdClient => ({
      check: () => answer(provider, parts),
      accounts: async () => {
        if (fake.fails) throw failure(provider, fake.fails.kind)
        return fake.accounts
      },
    })
  const clients = {
    'app-store-connect': open('app-store-connect'),
    'google-play': open('google-play'),
    'apple-ads': open('apple-ads'),
    'google-ads': open('google-ads'),
  } as OpenClients
  return { fake, clients }
}

const failure = (provider: Provider, kind: ProviderFailureKind, retryAfterSeconds?: number) =>
  new ProviderFailure(provider, kind, `A fake ${kind}.`, { retryAfterSeconds: retryAfterSeconds ?? null })
