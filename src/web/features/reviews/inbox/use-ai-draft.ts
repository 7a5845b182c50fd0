import { useEffect, useRef, useState } from 'react'
import { draftReply, type Tone } from '#contract/reviews/inbox.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { call } from '#web/api/call.ts'

export type WrittenDraft = EndpointOutput<typeof draftReply>

/** Asks for a draft. Throws `ApiError`. */
export const askForDraft = (
  { trackId, store, id }: OwnReview,
  body: { tone: Tone; language?: string },
  signal?: AbortSignal,
): Promise<WrittenDraft> => call(draftReply, { params: { trackId, reviewId: id }, query: { store }, body }, { signal })

interface State {
  isBusy: boolean
  error: unknown
  /** The draft in the composer; null: the text is the user's own. */
  written: WrittenDraft | null
  /** A draft that arrived while the user kept typing; it waits until they accept it. */
  offered: WrittenDraft | null
}

const IDLE: State = { isBusy: false, error: null, written: null, offered: null }

/**
 * Requests drafts of a reply from the language model, or from a template; one at a time. `onDraft` receives each, even if the
 * user has moved to another review. If they kept typing, the draft is offered instead: it has been paid for.
 * @param text the composer's current text
 */
export function useAiDraft(review: OwnReview, text: string, onDraft: (draft: WrittenDraft, isLate: boolean) => void) {
  const [state, setState] = useState(IDLE)
  const asking = useRef<AbortController | null>(null)
  const textNow = useRef(text)
  useEffect(() => {
    textNow.current = text
  }, [text])
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const ask = async (tone: Tone, language: string | null) => {
    if (asking.current) return
    const controller = new AbortController()
    asking.current = controller
    const asked = textNow.current
    setState((before) => ({ ...before, isBusy: true, error: null, offered: null }))
    try {
      const draft = await askForDraft(review, { tone, ...(language !== null && { language }) }, controller.signal)
      const isOwn = !isLeft.current && textNow.current !== asked
      if (!isOwn) onDraft(draft, isLeft.current)
      setState((before) => ({ ...IDLE, written: isOwn ? before.written : draft, offered: isOwn ? draft : null }))
    } catch (error) {
      const isCancelled = controller.signal.aborted
      setState((before) => ({ ...before, isBusy: false, error: isCancelled ? null : error }))
    }
    asking.current = null
  }
  const take = () => {
    const { offered } = state
    if (!offered) return
    onDraft(offered, false)
    setState({ ...IDLE, written: offered })
  }
  return {
    ...state,
    ask,
    cancel: () => asking.current?.abort(),
    take,
    leave: () => setState((before) => ({ ...before, offered: null })),
    forget: () => setState(IDLE),
  }
}
