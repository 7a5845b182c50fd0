import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReplyDraft } from '#web/data/reply-drafts/reply-draft.ts'
import { stillHeld } from '#aso/reviews/publish-check/still-held.ts'
import type { HeldBecause } from '#contract/reviews/held.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import type { DraftsInUse } from './reply-drafts.ts'

/** Time from a keystroke until the draft is stored, ms, even while the user keeps typing. */
const SAVE_AFTER_MS = 300

export interface Composer {
  text: string
  origin: ReplyDraft['origin']
  templateId: string | null
  /** What a person should check in it; null: nothing was found. */
  held: HeldBecause | null
  /** When the draft was stored, ms since 1970; null: there is none, or the device does not have it yet. */
  savedAt: number | null
  /** Changes the text; its origin stays unless given. */
  write: (text: string, from?: Pick<ReplyDraft, 'origin' | 'templateId' | 'held'>) => void
  /** Discards the draft. */
  clear: () => void
  /** Restores the text that was replaced as a whole; null: there is none. */
  undo: (() => void) | null
}

/**
 * The reply to a review while it is written: stored on the device shortly after a keystroke, in sync with other tabs.
 * `initial`: the text at first.
 */
export function useComposer(reviewId: string, drafts: DraftsInUse, initial: string): Composer {
  const saved = drafts.all[reviewId] ?? null
  const [mine, setMine] = useState<ReplyDraft | null>(null)
  const [before, setBefore] = useState<ReplyDraft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<ReplyDraft | null>(null)
  const shown = mine && (!saved || mine.at >= saved.at) ? mine : saved
  const usual: ReplyDraft = { text: initial, origin: 'person', templateId: null, at: 0 }
  const now = shown ?? usual
  const savedAt = drafts.isWritten && saved && saved.at === now.at ? saved.at : null

  const keep = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (waiting.current) drafts.keep(reviewId, waiting.current)
    waiting.current = null
  }
  const flush = useEffectEvent(keep)
  useEffect(() => {
    const leave = () => flush()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])
  useUnsaved(`reply ${reviewId}`, mine !== null && mine.text !== '' && savedAt === null)

  const put = (draft: ReplyDraft) => {
    setMine(draft)
    waiting.current = draft
    if (timer.current === undefined) timer.current = setTimeout(keep, SAVE_AFTER_MS)
  }
  return {
    text: now.text,
    origin: now.origin,
    templateId: now.templateId,
    held: now.held ?? null,
    savedAt,
    write: (text, from) => {
      setBefore(from ? { ...now } : null)
      const { origin, templateId, held } = from ?? now
      put({ text, origin, templateId, held: stillHeld(held ?? null, text), at: Date.now() })
    },
    clear: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      waiting.current = null
      setMine(null)
      setBefore(null)
      drafts.keep(reviewId, null)
    },
    undo:
      before &&
      (() => {
        setBefore(null)
        put({ ...before, at: Date.now() })
      }),
  }
}
