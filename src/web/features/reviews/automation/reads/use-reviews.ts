import { useMemo, useState } from 'react'
import { DAY_MS } from '#contract/protocol/days.ts'
import { getReviewInbox, getReviews, REVIEWS_PAGE_MAX } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { missingState, type ReadState } from '#web/data/queries/read-state.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'

const DAYS = 90

export interface Reviews {
  state: ReadState
  /** Of the last 90 days at least, as far as this device has them. */
  reviews: readonly OwnReview[]
  /** Not all of the 90 days are there. */
  isPartial: boolean
  /** Device time of the oldest answer, ms; null: none. */
  updatedAt: number | null
  refresh: () => void
}

const inboxRead = ({ trackId, store }: AppRef) => read(getReviewInbox, { params: { trackId }, query: { store } })

const monthRead = ({ trackId, store }: AppRef, month: string) =>
  read(getReviews, { params: { trackId }, query: { store, month, size: String(REVIEWS_PAGE_MAX) } })

/** The reviews that a dry run is made of, month by month, from this device where the server can't be had. */
export function useReviews(app: AppRef): Reviews {
  const inbox = useRead(inboxRead(app))
  const from = new Date(useNow() - DAYS * DAY_MS).toISOString().slice(0, 7)
  const wanted = inbox.data?.months.filter(({ month }) => month >= from) ?? []
  const months = useReads(wanted.map(({ month }) => monthRead(app, month)))
  const parts = useSame(months.map(({ data }) => data))
  const reviews = useMemo(() => parts.flatMap((part) => part?.content ?? []), [parts])
  const have = parts.filter((part) => part !== undefined)
  const isWaiting = inbox.isLoading || months.some((one) => one.isLoading)
  const first = [inbox, ...months].find(({ data, error }) => data === undefined && error)
  const state: ReadState =
    inbox.data && !isWaiting && (have.length > 0 || wanted.length === 0)
      ? 'ready'
      : missingState({ error: first?.error ?? null, isLoading: isWaiting })
  const ages = months.flatMap(({ updatedAt }) => updatedAt ?? [])
  return {
    state,
    reviews,
    isPartial: have.length < wanted.length || parts.some((part) => (part?.totalPages ?? 1) > 1),
    updatedAt: ages.length > 0 ? Math.min(...ages) : null,
    refresh: () => {
      for (const one of [inbox, ...months]) one.refresh()
    },
  }
}

/** The same list for as long as it holds the same answers: what is worked out from it takes a while. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const [kept, setKept] = useState(list)
  const isSame = kept.length === list.length && kept.every((one, index) => one === list[index])
  if (!isSame) setKept(list)
  return isSame ? kept : list
}
