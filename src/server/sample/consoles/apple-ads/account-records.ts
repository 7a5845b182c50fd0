import type { ConsoleKey, ConsoleParts } from '../console.ts'
import type { ConsoleAccount } from './accounts.ts'
import type { KeptKeyword, KeptNegative } from './entities.ts'
import { seedOf, type Structure } from './seed.ts'

const SEED = 'apple-ads/app'
export type WrittenKind = 'apple-ads/keyword' | 'apple-ads/negative'

/** All that an account holds now: what it began with when it was first looked at, and what was written since. */
export async function accountState(parts: ConsoleParts, key: ConsoleKey, account: ConsoleAccount): Promise<Structure> {
  const { records } = parts
  const state: Structure = { campaigns: [], adGroups: [], keywords: [], negatives: [] }
  for (const trackId of key.trackIds) {
    const seed = await seedKept(parts, key, account, trackId)
    state.campaigns.push(...(seed?.campaigns ?? []))
    state.adGroups.push(...(seed?.adGroups ?? []))
    state.keywords.push(...(seed?.keywords ?? []))
    state.negatives.push(...(seed?.negatives ?? []))
  }
  const written = async <T extends KeptKeyword | KeptNegative>(kind: WrittenKind) =>
    (await records.list(key.owner, kind))
      .map(({ value }) => value as T)
      .filter(({ adAccountId }) => adAccountId === account.id)
  state.keywords = newest([...state.keywords, ...(await written<KeptKeyword>('apple-ads/keyword'))])
  state.negatives = newest([...state.negatives, ...(await written<KeptNegative>('apple-ads/negative'))])
  return state
}

async function seedKept(parts: ConsoleParts, { owner }: ConsoleKey, account: ConsoleAccount, trackId: string) {
  const id = `${account.id}/${trackId}`
  const kept = (await parts.records.get(owner, SEED, id)) as Structure | null
  if (kept) return kept
  const seed = await seedOf(parts, account, trackId)
  if (seed) await parts.records.put(owner, SEED, id, seed)
  return seed
}

/** The last one of each id. */
const newest = <T extends { id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [each.id, each])).values(),
]
