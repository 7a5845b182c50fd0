import * as v from 'valibot'
import type { ConsoleAccount } from './accounts.ts'
import { errorOf } from './answers.ts'
import type { Written } from './bulk.ts'
import { longId, timeOf, type KeptKeyword, type KeptNegative } from './entities.ts'
import type { Structure } from './seed.ts'

const TEXT_MAX = 80

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const Status = v.picklist(['ENABLED', 'PAUSED'])
const Match = v.picklist(['EXACT', 'BROAD'])
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEXT_MAX))

/** How an account takes writes of keywords. What is written is seen by later items. */
export function keywordRules(state: Structure, account: ConsoleAccount, now: Date) {
  const Bid = v.object({
    amount: v.pipe(
      v.string(),
      v.regex(/^\d+(?:\.\d{1,2})?$/),
      v.check((amount) => Number(amount) > 0 && Number(amount) <= 1000),
    ),
    currency: v.optional(v.literal(account.currency), account.currency),
  })
  const NewKeyword = v.strictObject({
    adGroupId: Id,
    text: Text,
    matchType: v.optional(Match, 'BROAD'),
    bid: v.nullish(Bid),
    status: v.optional(Status, 'ENABLED'),
  })
  const ChangedKeyword = v.strictObject({ id: Id, bid: v.optional(Bid), status: v.optional(Status) })
  const NewNegative = v.strictObject({
    campaignId: v.optional(Id),
    adGroupId: v.optional(Id),
    text: Text,
    matchType: v.optional(Match, 'EXACT'),
    status: v.optional(Status, 'ENABLED'),
  })
  const ChangedNegative = v.strictObject({ id: Id, status: Status })

  const time = timeOf(now)
  const made = { adAccountId: account.id, deleted: false, creationTime: time, modificationTime: time }

  return {
    createKeyword: judged(NewKeyword, ({ bid, adGroupId, ...own }): Written<KeptKeyword> => {
      const group = state.adGroups.find(({ id }) => id === adGroupId)
      if (!group) return missing('adGroupId')
      const { campaignId } = group
      const id = longId(`${adGroupId}/${own.text}/${own.matchType}`)
      if (state.keywords.some((each) => each.id === id)) return duplicate()
      const entity = { ...made, ...own, id, campaignId, adGroupId, bid: bid ?? group.bid, variants: [] }
      state.keywords.push(entity)
      return { entity }
    }),
    updateKeyword: judged(ChangedKeyword, ({ id, ...changed }): Written<KeptKeyword> => {
      const at = state.keywords.findIndex((each) => each.id === id)
      const entity = merged(state.keywords[at], changed, time)
      if (!entity) return missing('id')
      state.keywords[at] = entity
      return { entity }
    }),
    createNegative: judged(NewNegative, ({ adGroupId, ...own }): Written<KeptNegative> => {
      if ((adGroupId === undefined) === (own.campaignId === undefined)) {
        return { error: errorOf('INVALID_SCOPE', 'Either campaignId or adGroupId is required.') }
      }
      const group = adGroupId === undefined ? null : state.adGroups.find((each) => each.id === adGroupId)
      const campaignId = group?.campaignId ?? state.campaigns.find((each) => each.id === own.campaignId)?.id
      if (campaignId === undefined) return missing(adGroupId === undefined ? 'campaignId' : 'adGroupId')
      const id = longId(`${adGroupId ?? campaignId}/not/${own.text}/${own.matchType}`)
      if (state.negatives.some((each) => each.id === id)) return duplicate()
      const entity = { ...made, ...own, id, campaignId, adGroupId: adGroupId ?? null }
      state.negatives.push(entity)
      return { entity }
    }),
    updateNegative: judged(ChangedNegative, ({ id, ...changed }): Written<KeptNegative> => {
      const at = state.negatives.findIndex((each) => each.id === id)
      const entity = merged(state.negatives[at], changed, time)
      if (!entity) return missing('id')
      state.negatives[at] = entity
      return { entity }
    }),
  }
}

const judged =
  <T, E>(schema: v.GenericSchema<unknown, T>, write: (data: T) => Written<E>) =>
  (data: unknown): Written<E> => {
    const parsed = v.safeParse(schema, data)
    if (parsed.success) return write(parsed.output)
    const field = v.getDotPath(parsed.issues[0]) ?? 'data'
    return { error: errorOf('INVALID_FIELD', `${field} has no value that it can have.`, field) }
  }

function merged<T extends { bid?: unknown; status: string; modificationTime: string }>(
  kept: T | undefined,
  changed: { status?: string | undefined; bid?: unknown },
  time: string,
): T | null {
  return kept ? { ...kept, ...changed, modificationTime: time } : null
}

const missing = (field: string) => ({ error: errorOf('ENTITY_NOT_FOUND', `There is no such ${field}.`, field) })
const duplicate = () => ({ error: errorOf('DUPLICATE_KEYWORD', 'The keyword is there already.', 'text') })
