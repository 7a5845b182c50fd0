import type { Kysely } from 'kysely'
import type { ConsoleListing, ConsoleTexts } from '#aso/listing/publish/console-listing.ts'
import type { PlanStop } from '#contract/listing-publications.ts'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { openAppStoreConnect, type AppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import { openGooglePlay, type GooglePlay } from '#server/integrations/google-play/google-play.ts'
import type { InfoTexts, StoreListing, VersionPart } from '#server/integrations/app-store-connect/listing.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import { primaryConnection, type PrimaryConnection } from '#server/integrations/connections/primary-connection.ts'
import type { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { Consoles } from '#server/kernel/config-consoles.ts'

/** What asking an app's console needs of a server. */
export interface ConsoleContext {
  db: Kysely<Schema>
  connections: ConnectionClients
  config: { consoles: Consoles }
}

export interface PublishedApp {
  organisation_id: string
  store: Store
  track_id: string
}

export interface OpenedConsole {
  connection: PrimaryConnection
  /** null: the key can't be decrypted. */
  client: ConsoleClient | null
}

/** The console of an app's store. */
export type ConsoleClient =
  | { store: 'APP_STORE'; console: AppStoreConnect }
  | { store: 'GOOGLE_PLAY'; console: GooglePlay }

/** An app's console through its primary connection; null: there is none. Not in a transaction. */
export async function openConsole(
  { db, connections, config }: ConsoleContext,
  app: PublishedApp,
): Promise<OpenedConsole | null> {
  const connection = await primaryConnection(db, app, 'publish-listing')
  if (!connection) return null
  const parts = connections.partsOf(connection)
  if (!parts) return { connection, client: null }
  const { credentials, send, clock } = parts
  const { appStoreConnect, googlePlay } = config.consoles
  if (credentials.provider === 'app-store-connect') {
    const console = openAppStoreConnect({ credentials, send, clock, ...appStoreConnect })
    return { connection, client: { store: 'APP_STORE', console } }
  }
  if (credentials.provider === 'google-play') {
    const console = openGooglePlay({ credentials, send, clock, ...googlePlay })
    return { connection, client: { store: 'GOOGLE_PLAY', console } }
  }
  throw new Error(`${credentials.provider} is no console of a store.`)
}

/** Versions that end nothing: one that is in the store, was there, or never came. Others that can't be edited are on their way. */
const SETTLED = /^(READY_FOR_DISTRIBUTION|READY_FOR_SALE|REPLACED_|REMOVED_|DEVELOPER_REMOVED|NOT_APPLICABLE)/

/** What App Store Connect has, by language and our names of the texts. */
export function consoleListing({ info, version, live, versions }: StoreListing): ConsoleListing {
  return {
    info: info && {
      isEditable: info.isEditable,
      texts: byLocale(info.localizations, ({ name, subtitle }: InfoTexts) => ({ title: name, subtitle })),
    },
    version: version && versionOf(version),
    live: live && versionOf(live),
    isInReview: version === null && versions.some(({ state }) => !SETTLED.test(state)),
  }
}

const versionOf = ({ version, localizations }: VersionPart) => ({
  number: version,
  texts: byLocale(localizations, ({ keywords, promotionalText, description, whatsNew, supportUrl }) => ({
    keywords,
    promotionalText,
    description,
    whatsNew,
    supportUrl,
  })),
})

type Texts = { [name in keyof ConsoleTexts]: string | null }

const byLocale = <T extends { locale: string }>(localizations: readonly T[], textsOf: (one: T) => Texts) =>
  Object.fromEntries(localizations.map((one) => [one.locale, filled(textsOf(one))]))

function filled(texts: Texts): ConsoleTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null && text !== ''))
}

/** What a call that was refused or not answered means for a plan. */
export function stopOf({ kind }: ProviderFailure): PlanStop {
  switch (kind) {
    case 'credentials':
    case 'account':
    case 'agreements':
    case 'api-off':
      return 'connection'
    case 'permission':
      return 'not-allowed'
    case 'not-found':
      return 'app-missing'
    case 'rate-limited':
      return 'too-many-calls'
    case 'refused':
    case 'unavailable':
    case 'unknown-outcome':
      return 'unavailable'
  }
}
