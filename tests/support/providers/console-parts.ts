import type { ConsoleKey, ConsoleParts, ConsoleRecords } from '#server/sample/consoles/console.ts'
import { sampleMarket } from '#server/sample/sample-market.ts'

/** What a console is made of in tests: keys and records in memory, and the sample market at a time that tests set. */
export interface TestConsole {
  parts: ConsoleParts
  /** Those given out, by `keyId`; tests change them. */
  keys: Map<string, ConsoleKey>
  records: ConsoleRecords
  now: () => Date
  /** Sets the console's clock, ISO. */
  setNow: (now: string) => void
  /** Registers a key; left out: nothing lacks, nothing is revoked or limited, no apps. */
  giveOut: (key: Pick<ConsoleKey, 'provider' | 'keyId' | 'owner' | 'publicKey'> & Partial<ConsoleKey>) => ConsoleKey
}

export function consoleParts(start = '2026-06-15T12:00:00.000Z'): TestConsole {
  let time = new Date(start)
  const now = () => new Date(time)
  const keys = new Map<string, ConsoleKey>()
  const records = recordsInMemory(now)
  const market = sampleMarket(now)
  return {
    parts: {
      keyOf: async (provider, keyId) => {
        const key = keys.get(keyId)
        return key?.provider === provider ? key : null
      },
      records,
      market,
      clock: now,
    },
    keys,
    records,
    now,
    setNow: (text) => {
      time = new Date(text)
    },
    giveOut: (given) => {
      const key = { lacks: [], isRevoked: false, limitedUntil: null, trackIds: [], ...given }
      keys.set(key.keyId, key)
      return key
    },
  }
}

/** Values go through JSON, as they do in a database. */
function recordsInMemory(now: () => Date): ConsoleRecords {
  const kept = new Map<string, { id: string; json: string; at: Date }>()
  const prefix = (owner: string, kind: string) => `${owner}\n${kind}\n`
  const parsed = (json: string): unknown => JSON.parse(json)
  return {
    get: async (owner, kind, id) => {
      const found = kept.get(prefix(owner, kind) + id)
      return found ? parsed(found.json) : null
    },
    list: async (owner, kind) =>
      [...kept].flatMap(([key, { id, json, at }]) =>
        key.startsWith(prefix(owner, kind)) ? [{ id, value: parsed(json), at }] : [],
      ),
    put: async (owner, kind, id, value) => {
      kept.set(prefix(owner, kind) + id, { id, json: JSON.stringify(value), at: now() })
    },
    delete: async (owner, kind, id) => {
      kept.delete(prefix(owner, kind) + id)
    },
  }
}
