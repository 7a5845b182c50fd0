import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useLayoutEffect, useState, type RefObject } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { ReviewCard } from './review-card.tsx'
import classes from './review-list.module.css'
import type { Selected } from './selection.ts'

/** Heights of a row, as in the style sheet, px. */
const ROW = { wide: 128, phone: 148 }

interface Props {
  reviews: readonly OwnReview[]
  openId: string | null
  /** Position of the open review, or its last one if it has left the list: the tab stop. */
  stopAt: number | null
  drafts: { has: (id: string) => boolean }
  isUnread: (review: OwnReview) => boolean
  /** null: nothing can be done with several of them. */
  selected: Selected | null
  onOpen: (id: string) => void
}

/** REV-003: all reviews; only the visible ones are rendered. */
export function ReviewList({ reviews, openId, stopAt, drafts, isUnread, selected, onOpen }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const phone = usePhone()
  const height = phone ? ROW.phone : ROW.wide
  const { from, to } = useWindow(list, reviews.length, height)
  const open = openId === null ? -1 : reviews.findIndex(({ id }) => id === openId)
  const stop = Math.max(0, Math.min(stopAt ?? 0, reviews.length - 1))
  useFollowOpen(list, open, height)
  useFocusInList(list)
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label={t`Reviews`}
      style={{ paddingTop: from * height, paddingBottom: (reviews.length - to) * height }}
    >
      {reviews.slice(from, to).map((review, index) => (
        <li key={review.id} aria-setsize={reviews.length} aria-posinset={from + index + 1} className={classes.row}>
          <ReviewCard
            review={review}
            isOpen={review.id === openId}
            isStop={phone || from + index === stop}
            isDrafted={drafts.has(review.id)}
            isUnread={isUnread(review)}
            selected={selected}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}

/** Selects the list's tab stop. */
export const LIST_STOP = '[data-review]:not([tabindex="-1"])'

/** When the focused review leaves the list, the focus moves to the one at its position. */
function useFocusInList(list: React.RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (focused.current && !focused.current.isConnected && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(LIST_STOP)?.focus({ preventScroll: true })
    focused.current = list.current?.contains(document.activeElement) ? document.activeElement : null
  })
}

/** Scrolls the list so that the open review stays visible; on a phone it is a page of its own. */
function useFollowOpen(list: React.RefObject<HTMLElement | null>, index: number, height: number): void {
  useEffect(() => {
    const scroller = list.current?.closest('[data-scrolls]')
    if (!scroller || !list.current || index < 0) return
    const frame = scroller.getBoundingClientRect()
    const top = list.current.getBoundingClientRect().top + index * height
    if (top < frame.top) scroller.scrollTop += top - frame.top
    else if (top + height > frame.bottom) scroller.scrollTop += top + height - frame.bottom
    // Moving through the list by keys keeps the focus in it.
    if (list.current.contains(document.activeElement))
      list.current.querySelector<HTMLElement>('[data-review][aria-current]')?.focus()
  }, [list, index, height])
}

/**
 * On a phone the list and the open review take each other's place in the page. A review begins at its top, and the list
 * comes back where it was left; if nobody saw it before, as after a reload, at the row of the review.
 * @param pane what the list stands in
 * @param openId the open review; null: the list is shown
 * @param rowAt the review's position in the list; null: it is not in the list
 */
export function useListPlace(pane: RefObject<HTMLElement | null>, openId: string | null, rowAt: number | null): void {
  const phone = usePhone()
  const isOpen = openId !== null
  const place = useRef<number | null>(null)
  const last = useRef({ openId, rowAt })

  useLayoutEffect(() => {
    const before = last.current
    last.current = { openId, rowAt }
    if (!phone || before.openId === openId) return
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
    if (isOpen) scrollTo(0)
    else if (place.current !== null) scrollTo(place.current)
    else if (before.rowAt !== null) {
      const top = (pane.current?.querySelector('ul')?.getBoundingClientRect().top ?? 0) + window.scrollY
      scrollTo(top + before.rowAt * ROW.phone - window.innerHeight / 2)
    }
  })

  useLayoutEffect(() => {
    if (!phone || isOpen) return
    const note = () => {
      place.current = window.scrollY
    }
    note()
    addEventListener('scroll', note, { passive: true })
    // Taken away before the shorter page of a review moves the window.
    return () => removeEventListener('scroll', note)
  }, [phone, isOpen])
}

/** Rows rendered beyond the visible ones, above and below. */
const MARGIN = 8
const STEP = 4

/**
 * The visible rows of a long list, whether the page scrolls or an element around the list. All rows are `rowHeight` px high.
 */
function useWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [seen, setSeen] = useState(() => ({ first: 0, last: Math.ceil(window.innerHeight / rowHeight) }))
  useLayoutEffect(() => {
    const follow = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const first = Math.max(0, Math.floor(-top / rowHeight / STEP) * STEP)
      const last = Math.max(1, Math.ceil((window.innerHeight - top) / rowHeight / STEP)) * STEP
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    follow()
    const options = { passive: true, capture: true }
    document.addEventListener('scroll', follow, options)
    addEventListener('resize', follow)
    return () => {
      document.removeEventListener('scroll', follow, options)
      removeEventListener('resize', follow)
    }
    // A list of another length may have another position.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list, count, rowHeight])
  // If the list became shorter, show its last rows.
  const first = Math.max(0, Math.min(seen.first, count - (seen.last - seen.first)))
  return { from: Math.max(0, first - MARGIN), to: Math.min(count, Math.max(seen.last, first) + MARGIN) }
}
