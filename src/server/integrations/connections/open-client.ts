import type { Kysely } from 'kysely'
import type { AdProvider, Provider, StoreProvider } from '#contract/connections/connection.ts'
import type { Market } from '#contract/store.ts'
import type { ConnectionRow, ConsoleRecordRow } from '#server/db/rows/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import type { AdClient, CheckedClient, ClientParts } from '../provider/client.ts'
import type { Credentials } from '../provider/credentials.ts'
import { sendOverNetwork, type Send } from '../provider/send.ts'
import { openGateway } from './gateway.ts'
import { unseal, type SealedRow } from './sealing.ts'
import type { NewSampleKey } from './sample-key.ts'
import type { Secrets } from './secrets.ts'

type CredentialsOf<P extends Provider> = Extract<Credentials, { provider: P }>

/** Opens the client of each provider. */
export type OpenClients = {
  [P in StoreProvider]: (parts: ClientParts<CredentialsOf<P>>) => CheckedClient
} & { [P in AdProvider]: (parts: ClientParts<CredentialsOf<P>>) => AdClient }

export interface OfOrganisation {
  organisationId: string
  market: Market
}

/** As it is stored, with the market of its organisation. */
export type StoredConnection = Pick<ConnectionRow, 'organisation_id' | 'id' | 'provider'> &
  SealedRow & { market: Market }

/**
 * Records of a fictional App Store Connect in which somebody has asked for reports of apps days ago, so that there are
 * some at once.
 */
export type EarlierRequests = (
  owner: string,
  trackIds: readonly string[],
  now: Date,
) => Omit<ConsoleRecordRow, 'organisation_id'>[]

export interface ConnectionClients {
  secrets: Secrets
  newSampleKey: NewSampleKey
  earlierRequests: EarlierRequests
  /** Of a key that is being entered and belongs to no connection yet. */
  ofKey: (credentials: Credentials, organisation: OfOrganisation) => CheckedClient | AdClient
  /**
   * Of a stored connection, through its gateway. It has no access token yet: one of before would still be taken for a
   * while after its key was revoked. null: its key can't be decrypted
   */
  ofConnection: (connection: StoredConnection) => CheckedClient | AdClient | null
  /** What a client with more calls is made of. null: the key can't be decrypted */
  partsOf: (connection: StoredConnection) => { credentials: Credentials; send: Send; clock: () => Date } | null
}

interface Parts {
  db: Kysely<Schema>
  secrets: Secrets
  clients: OpenClients
  /** Providers that organisations on the sample market ask over the network, too. */
  configured: readonly Provider[]
  /** The fictional console of a provider for an organisation on the sample market. */
  sampleConsole: (organisationId: string, provider: Provider) => Send
  newSampleKey: NewSampleKey
  earlierRequests: EarlierRequests
  clock: () => Date
}

/** Turns keys into clients; the only place that knows whether a request leaves the process. */
export function openConnectionClients(parts: Parts): ConnectionClients {
  const { db, secrets, clients, clock, newSampleKey, earlierRequests } = parts
  const sendOf = ({ organisationId, market }: OfOrganisation, provider: Provider): Send =>
    market === 'sample' && !parts.configured.includes(provider)
      ? parts.sampleConsole(organisationId, provider)
      : sendOverNetwork

  const partsOf: ConnectionClients['partsOf'] = (connection) => {
    const credentials = unseal(connection, secrets)
    if (!credentials) return null
    const { organisation_id: organisationId, market, provider } = connection
    const send = openGateway({ db, connection, send: sendOf({ organisationId, market }, provider), clock })
    return { credentials, send, clock }
  }

  return {
    secrets,
    newSampleKey,
    earlierRequests,
    partsOf,
    ofKey: (credentials, organisation) =>
      open(clients, { credentials, send: sendOf(organisation, credentials.provider), clock }),
    ofConnection: (connection) => {
      const own = partsOf(connection)
      return own && open(clients, own)
    },
  }
}

function open(clients: OpenClients, { credentials, ...parts }: ClientParts<Credentials>): CheckedClient | AdClient {
  switch (credentials.provider) {
    case 'app-store-connect':
      return clients['app-store-connect']({ credentials, ...parts })
    case 'google-play':
      return clients['google-play']({ credentials, ...parts })
    case 'apple-ads':
      return clients['apple-ads']({ credentials, ...parts })
    case 'google-ads':
      return clients['google-ads']({ credentials, ...parts })
  }
}
