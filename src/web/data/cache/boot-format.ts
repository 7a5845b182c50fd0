import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as v from 'valibot'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { Identity } from '#contract/auth/auth.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { getFavouriteCountries, getProjects } from '#contract/projects.ts'
import { Selection } from '#web/offline/selection.ts'
import { readLocal } from '#web/offline/storage/local-item.ts'
import type { AnswerRow } from '#web/offline/storage/tables.ts'
import type { LocalKey } from '#web/offline/stores.ts'

export const BOOT_KEY = 'storeglass.boot' satisfies LocalKey
const VERSION = '1'
/** Key of session and selection among the record's queries. */
const STATE_KEY = 'boot'
/** Maximum size of the page's answers, characters as JSON. With more, the next start waits for the database. */
const PAGE_MAX = 300_000
/** Maximum size of the answers that are not in the database yet: a fifth of the usual quota. */
const UNWRITTEN_MAX = 1_000_000

/** Reads of the frame around every page: the record always has their answers. */
export const frameEndpoints: readonly Endpoint[] = [getProjects, getSubscription, getFeatures, getFavouriteCountries]

export const isOfFrame = (endpointId: unknown): boolean => frameEndpoints.some(({ id }) => id === endpointId)

/** An answer in the record, and why it is there. `unwritten`: the page was left before the database had it. */
export interface BootRow extends AnswerRow {
  part: 'frame' | 'page' | 'unwritten'
}

const State = v.object({ identity: Identity, ended: v.boolean(), selection: Selection })
const SavedState = v.object({ queryKey: v.tuple([v.literal(STATE_KEY)]), state: v.object({ data: State }) })
const SavedAnswer = v.object({
  queryKey: v.tuple([v.string(), v.unknown()]),
  queryHash: v.string(),
  state: v.object({ data: v.object({ data: v.unknown(), at: v.number() }) }),
  meta: v.object({ part: v.picklist(['frame', 'page', 'unwritten']) }),
})
const Saved = v.object({ buster: v.literal(VERSION), clientState: v.object({ queries: v.array(v.unknown()) }) })

/** The record on the device, without its damaged parts; null: there is none, or it has no user. */
export function readBoot(): (v.InferOutput<typeof State> & { rows: BootRow[] }) | null {
  const queries = readLocal(BOOT_KEY, Saved)?.clientState.queries ?? []
  const state = queries.map((one) => v.safeParse(SavedState, one)).find(({ success }) => success)
  if (!state?.success) return null
  const rows = queries.flatMap((one) => {
    const parsed = v.safeParse(SavedAnswer, one)
    return parsed.success ? [rowFrom(parsed.output)] : []
  })
  return { ...state.output.state.data, rows }
}

const rowFrom = ({
  queryKey: [endpointId, input],
  queryHash,
  state: { data },
  meta,
}: v.InferOutput<typeof SavedAnswer>): BootRow => ({
  key: queryHash,
  endpointId,
  input,
  data: data.data,
  updatedAt: data.at,
  part: meta.part,
})

/** The record as the persister writes it: answers within their bounds, each under its key on the device. */
export function bootClient(state: object, rows: readonly BootRow[]): PersistedClient {
  const queries = fitting(rows).map(({ key, endpointId, input, data, updatedAt, part }) => ({
    queryKey: [endpointId, input],
    queryHash: key,
    state: { data: { data, at: updatedAt } },
    meta: { part },
  }))
  const all = [{ queryKey: [STATE_KEY], queryHash: STATE_KEY, state: { data: state } }, ...queries]
  // Of a query's state only the data are on the device: `readBoot` is the one reader.
  const saved = all as unknown as PersistedClient['clientState']['queries']
  return { timestamp: Date.now(), buster: VERSION, clientState: { mutations: [], queries: saved } }
}

/** The page's answers all or none, and of those that are not in the database the newest. */
function fitting(rows: readonly BootRow[]): BootRow[] {
  const of = (part: BootRow['part']) => rows.filter((row) => row.part === part)
  const sizeOf = ({ data }: BootRow) => JSON.stringify(data).length
  const page = of('page')
  const fits = page.reduce((sum, row) => sum + sizeOf(row), 0) <= PAGE_MAX
  let room = UNWRITTEN_MAX
  const latestFirst = of('unwritten').toSorted((a, b) => b.updatedAt - a.updatedAt)
  return [...of('frame'), ...(fits ? page : []), ...latestFirst.filter((row) => (room -= sizeOf(row)) >= 0)]
}

/** Identity, selection and the frame's answers alone. */
export const withoutPages = ({ clientState, ...rest }: PersistedClient): PersistedClient => ({
  ...rest,
  clientState: {
    ...clientState,
    queries: clientState.queries.filter(({ meta }) => meta === undefined || meta['part'] === 'frame'),
  },
})
