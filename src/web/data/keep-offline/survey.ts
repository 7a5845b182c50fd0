import type { Identity } from '#contract/auth/auth.ts'
import type { Competitor, Project } from '#contract/projects.ts'
import type { SavedEntry } from '#web/offline/answers/saved-entries.ts'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'
import type { QueryStore } from '#web/offline/answers/query-store.ts'
import { pagesOf, type KeptPage, type PagePlan } from './page-plans.ts'
import { getQueryClient } from '../cache/query-client.ts'
import type { AnyRead } from '../queries/read.ts'
import { competitorsRead } from '../queries/reads.ts'
import type { Answer } from '#web/api/request.ts'
import { storeKey } from '../cache/store-key.ts'

/** Age from which saved answers are refetched in the background, ms. */
export const RENEW_MS = 12 * 3600_000
/**
 * Maximum depth of reads that depend on other reads: answers are searched for pictures once the reads they lead to are
 * known.
 */
const DEPTH = 3

/** What the device has; updated during a round. */
export interface Inventory {
  entries: Map<string, Pick<SavedEntry, 'size' | 'updatedAt'>>
  /** Bytes by address. */
  pictures: Map<string, number>
  /** When the server refused an answer or a picture, by key or address, ms since 1970. */
  refused: Map<string, number>
}

export interface SurveyContext {
  plan: PagePlan
  identity: Identity
  inventory: Inventory
}

/** How much of a page is on the device. */
export interface PageState {
  page: KeptPage
  reads: AnyRead[]
  pictures: string[]
  /** Reads to fetch: missing or old. */
  due: AnyRead[]
  /** Pictures to download. */
  duePictures: string[]
  /** Everything available has been saved. */
  saved: boolean
  /** Device time of its oldest answer, ms since 1970; null: it has none. */
  at: number | null
}

const keys = new WeakMap<AnyRead, string>()

/** Key of a read's answer on the device. */
export function keyOf(read: AnyRead): string {
  const key = keys.get(read) ?? storeKey(read.meta.endpoint, read.queryKey[1])
  keys.set(read, key)
  return key
}

/** Each page's reads and pictures, cached as long as the answers that determine them stay the same. */
const known = new Map<string, { stamp: string; reads: AnyRead[]; pictures: string[] }>()

/** Checks one page. Reads only answers that name pictures or determine further reads, and each version of them once. */
export async function surveyPage(page: KeptPage, { plan, identity, inventory }: SurveyContext): Promise<PageState> {
  const { reads, pictures } = await partsOf(page, plan, identity, inventory)
  const now = Date.now()
  const isRefused = (name: string) => now - (inventory.refused.get(name) ?? Number.NEGATIVE_INFINITY) < RENEW_MS
  const times = reads.map((read) => inventory.entries.get(keyOf(read))?.updatedAt)
  const missing = reads.filter((read) => !inventory.entries.has(keyOf(read)))
  const missingPictures = pictures.filter((address) => !inventory.pictures.has(address))
  const ages = times.filter((at) => at !== undefined)
  return {
    page,
    reads,
    pictures,
    due: reads.filter((read, place) => !isRefused(keyOf(read)) && now - (times[place] ?? 0) > RENEW_MS),
    duePictures: missingPictures.filter((address) => !isRefused(address)),
    saved:
      missing.every((read) => inventory.refused.has(keyOf(read))) &&
      missingPictures.every((address) => inventory.refused.has(address)),
    at: ages.length > 0 ? Math.min(...ages) : null,
  }
}

async function partsOf(page: KeptPage, plan: PagePlan, identity: Identity, { entries }: Inventory) {
  const name = `${page.project.projectId} ${page.competitor?.trackId ?? ''} ${page.locale}`
  const isNaming = (read: AnyRead) => plan.namesPictures(read.queryKey[0])
  // Part of the cache key, because a read may depend on the day ("the last 30 days").
  const stampOf = (reads: AnyRead[]) =>
    [
      new Date().toDateString(),
      ...reads.filter(isNaming).map((read) => `${keyOf(read)} ${entries.get(keyOf(read))?.updatedAt}`),
    ].join('\n')
  const before = known.get(name)
  if (before?.stamp === stampOf(before?.reads ?? [])) return before

  const answers = new Map<string, unknown>()
  let reads = plan.reads(page, identity, () => undefined)
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const unread = reads.filter((read) => isNaming(read) && !answers.has(keyOf(read)))
    if (unread.length === 0) break
    for (const [key, answer] of await answersTo(unread)) answers.set(key, answer)
    reads = plan.reads(page, identity, (read) => answers.get(keyOf(read)))
  }
  const pictures = reads.flatMap((read) => plan.pictures(read.queryKey[0], answers.get(keyOf(read)), page.locale))
  const parts = { stamp: stampOf(reads), reads, pictures: [...new Set(pictures)] }
  known.set(name, parts)
  return parts
}

/** Answers from memory, else from the device; undefined if missing. */
async function answersTo(reads: readonly AnyRead[]): Promise<Map<string, unknown>> {
  const client = getQueryClient()
  const inMemory = (read: AnyRead) => client.getQueryData<Answer<unknown>>(read.queryKey)?.data
  const elsewhere = reads.filter((read) => inMemory(read) === undefined).map(keyOf)
  const store: QueryStore = await loadQueryStore()
  const rows = elsewhere.length > 0 ? await store.look(elsewhere) : []
  const onDevice = new Map(elsewhere.map((key, place) => [key, rows[place]?.data]))
  return new Map(reads.map((read) => [keyOf(read), inMemory(read) ?? onDevice.get(keyOf(read))]))
}

/** Every page of a project, as far as its competitors are known. */
export async function pagesKnown(project: Project): Promise<KeptPage[]> {
  const reads = project.countries.map((locale) => competitorsRead(project.projectId, locale))
  const lists = [...(await answersTo(reads)).values()]
  const competitors = new Map<string, Competitor>()
  for (const list of lists) {
    // Answers on the device were validated when they were received.
    const { content = [] } = (list ?? {}) as { content?: Competitor[] }
    for (const one of content) if (!competitors.has(one.trackId)) competitors.set(one.trackId, one)
  }
  return pagesOf(project, [...competitors.values()])
}
