import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { storeOf, type Provider } from '#contract/connections/connection.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Send } from '#server/integrations/provider/send.ts'
import type { MarketSource } from '#server/markets/market.ts'
import type { ConsoleKey, ConsoleParts, OpenConsole } from './console.ts'
import { storedRecords } from './stored-records.ts'

interface Parts {
  db: Kysely<Schema>
  market: MarketSource
  clock: () => Date
  consoles: Record<Provider, OpenConsole>
}

/** Consoles keep the tokens that they gave out in memory; one that is opened anew asks for new ones. */
const CONSOLES_MAX = 200

/** The fictional consoles of organisations on the sample market: keys and records stand in the database. */
export function createSampleConsoles({ db, market, clock, consoles }: Parts) {
  const opened = new LRUCache<string, Send>({ max: CONSOLES_MAX })
  return (organisationId: string, provider: Provider): Send => {
    const name = `${organisationId} ${provider}`
    const known = opened.get(name)
    if (known) return known
    const records = storedRecords(db, { organisationId, provider, clock })
    const keyOf: ConsoleParts['keyOf'] = (asked, keyId) => storedKey({ db, market }, organisationId, asked, keyId)
    const send = consoles[provider]({ keyOf, records, market, clock })
    opened.set(name, send)
    return send
  }
}

async function storedKey(
  { db, market }: Pick<Parts, 'db' | 'market'>,
  organisationId: string,
  provider: Provider,
  keyId: string,
): Promise<ConsoleKey | null> {
  const row = await db
    .selectFrom('sample_key')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('provider', '=', provider)
    .where('key_id', '=', keyId)
    .executeTakeFirst()
  if (!row) return null
  return {
    provider,
    keyId,
    owner: row.owner,
    publicKey: row.public_key,
    lacks: row.lacks,
    isRevoked: row.is_revoked,
    limitedUntil: row.limited_until,
    trackIds: await accountApps({ db, market }, organisationId, provider),
  }
}

/** The organisation's own apps, and those of the demo: an account without apps would show nothing. */
async function accountApps(
  { db, market }: Pick<Parts, 'db' | 'market'>,
  organisationId: string,
  provider: Provider,
): Promise<string[]> {
  const store = storeOf[provider]
  const own = await db
    .selectFrom('project')
    .select('track_id')
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .orderBy('created_at')
    .execute()
  const demo = (await market.demoProjects()).flatMap(({ app }) => (app.store === store ? [app.trackId] : []))
  return [...new Set([...own.map((row) => row.track_id), ...demo])]
}
