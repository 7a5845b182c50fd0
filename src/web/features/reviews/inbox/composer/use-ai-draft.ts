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
): Promise<WrittenDraft> => call(draftReply, { params: { trackId, reviewId: id }, query: { store }, body })

interface State {
  isBusy: boolean
  error: unknown
  /** The one that stands in the composer; null: what stands there is somebody's own. */
  written: WrittenDraft | null
}

const IDLE: State = { isBusy: false, error: null, written: null }

/**
 * Drafts of a reply by the language model, or by a template; `onDraft` takes each. One is asked for at a time. One that comes
 * when somebody is at another review by then is taken, too: it has been paid for.
 */
export function useAiDraft(review: OwnReview, onDraft: (draft: WrittenDraft, isLate: boolean) => void) {
  const [state, setState] = useState(IDLE)
  const isAsking = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const ask = async (tone: Tone, language: string | null) => {
    if (isAsking.current) return
    isAsking.current = true
    setState((before) => ({ ...before, isBusy: true, error: null }))
    try {
      const draft = await askForDraft(review, { tone, ...(language !== null && { language }) })
      onDraft(draft, isLeft.current)
      setState({ isBusy: false, error: null, written: draft })
    } catch (error) {
      setState((before) => ({ ...before, isBusy: false, error }))
    } finally {
      isAsking.current = false
    }
  }
  return { ...state, ask, forget: () => setState(IDLE) }
}
