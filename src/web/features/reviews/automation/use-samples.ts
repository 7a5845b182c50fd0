import { useEffect, useRef, useState } from 'react'
import { comparedText } from '#aso/reviews/publish-check/how-sent.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { writeSample, type ReplyRule } from '#contract/reviews/automation.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import type { RuleRun } from './dry-run-of.ts'
import { triedOf, type EditedRule } from './edited-rule.ts'

type AnswerByAi = Extract<ReplyRule['answer'], { by: 'ai' }>

interface State {
  ruleId: string
  /** The rule's answer settings at that time, as JSON. */
  answer: string
  byReview: ReadonlyMap<string, Sample>
  /** Reviews that were chosen. */
  total: number
  isWriting: boolean
  error: unknown
}

export interface RuleSamples extends Pick<State, 'byReview' | 'total' | 'isWriting' | 'error'> {
  written: number
  /** So many are written at the next press. */
  count: number
  /** The rule says something else by now. */
  isOutdated: boolean
  write: () => void
  cancel: () => void
}

interface Given {
  app: AppRef
  /** The rule in view; null: none. */
  edited: EditedRule | null
  run: RuleRun | null
  /** Assistances that are left; null: not known, or not limited. */
  left: number | null
  /** Called after each sample: it used one AI request. */
  onEach: () => void
}

const NONE: Omit<State, 'ruleId' | 'answer'> = { byReview: new Map(), total: 0, isWriting: false, error: null }

/**
 * Sample replies of the open rule to its newest reviews, written one after the other. They exist on this page only:
 * nothing is sent or stored. null: the rule answers with templates.
 */
export function useSamples({ app: { trackId, store }, edited, run, left, onEach }: Given): RuleSamples | null {
  const [state, setState] = useState<State | null>(null)
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  const write = async (ruleId: string, answer: AnswerByAi, reviews: readonly OwnReview[]) => {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    const samples = new Map<string, Sample>()
    const show = (change: Partial<State> = {}) => {
      if (asking.current !== controller) return
      const shown = { ...NONE, total: reviews.length, isWriting: true, byReview: new Map(samples), ...change }
      setState({ ruleId, answer: JSON.stringify(answer), ...shown })
    }
    let stopped: unknown = null
    for (const { id } of reviews) {
      samples.set(id, { is: 'writing' })
      show()
      try {
        const body = { reviewId: id, answer }
        const sample = await call(
          writeSample,
          { params: { trackId }, query: { store }, body },
          { signal: controller.signal },
        )
        samples.delete(id)
        samples.set(id, { is: 'written', ...afterOthers(sample, samples.values()) })
        onEach()
      } catch (error) {
        // The model failed on this review only; the next one may work.
        const isAboutThis = error instanceof ApiError && error.code === 'AI_FAILED'
        if (isAboutThis) samples.set(id, { is: 'failed' })
        else {
          samples.delete(id)
          stopped = controller.signal.aborted ? null : error
          break
        }
      }
    }
    show({ isWriting: false, error: stopped })
  }

  const answer = edited && triedOf(edited).answer
  if (!edited || answer?.by !== 'ai') return null
  const chosen = (run?.answers ?? []).filter(({ isException }) => !isException).map(({ review }) => review)
  const next = chosen.slice(0, Math.min(SAMPLES_MAX, left ?? SAMPLES_MAX))
  const own = state?.ruleId === edited.id ? state : null
  const { byReview, total, isWriting, error } = own ?? NONE
  return {
    byReview,
    total,
    isWriting,
    error,
    written: [...byReview.values()].filter(({ is }) => is === 'written').length,
    count: next.length,
    isOutdated: own !== null && own.answer !== JSON.stringify(answer),
    write: () => void write(edited.id, answer, next),
    cancel: () => asking.current?.abort(),
  }
}

const SAMPLES_MAX = 10

type Written = EndpointOutput<typeof writeSample>

/** A sample reply of an AI rule to one review. */
export type Sample = { is: 'writing' } | { is: 'failed' } | ({ is: 'written' } & Written)

/** Marks a sample that repeats an earlier one as held, as the server does when a rule sends its replies. */
function afterOthers(sample: Written, others: Iterable<Sample>): Written {
  if (sample.held !== null) return sample
  const said = comparedText(sample.text)
  for (const other of others)
    if (other.is === 'written' && comparedText(other.text) === said)
      return { ...sample, held: { kind: 'repeated', shown: sample.text.slice(0, 60).trim() } }
  return sample
}
