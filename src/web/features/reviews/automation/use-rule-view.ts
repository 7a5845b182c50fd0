import { useDeferredValue, useMemo, useState, useEffect } from 'react'
import { wordsOf } from '#aso/reviews/held-words.ts'
import { sensitiveWordIn } from '#aso/reviews/sensitive-words.ts'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { Templates } from '#web/commands/reply-templates/of-templates.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { dryRunOf, type Days, type RuleRun } from './dry-run-of.ts'
import { triedOf } from './edited-rule.ts'
import { forecastOf, type Assistances, type Forecast } from './forecast.ts'
import type { ListedRule } from './listed-rules.ts'
import type { Reviews } from './use-recent-reviews.ts'

const HOUR_MS = 3_600_000

interface Given {
  app: SelectedApp
  list: readonly ListedRule[]
  selected: ListedRule | null
  reviews: Reviews
  templates: Templates | undefined
  assistances: Assistances | undefined
}

export interface RuleView {
  days: Days
  setDays: (days: Days) => void
  /** null: not worked out yet, or not possible. */
  run: RuleRun | null
  /** null: not known. */
  forecast: Forecast | null
  /** Drafts of the rule need assistances, and none are left. */
  isOut: boolean
}

/** What the open rule would do, computed on the device while it is edited. */
export function useRuleView({ app, list, selected, reviews, templates, assistances }: Given): RuleView {
  // The run is expensive and memoised by the rules' content, because their objects are new at every render.
  'use no memo'
  const [days, setDays] = useState<Days>(90)
  const warm = usePreparedReviews(reviews.reviews)
  // Typing must show first. Ages count by the hour.
  const hour = Math.floor(useNow() / HOUR_MS) * HOUR_MS
  const edited = useDeferredValue(selected?.edited ?? null)
  const others = list.map(({ rule }) => rule)
  const { trackId, store, title } = app
  const run = useMemo(() => {
    if (!edited || !warm || !templates) return null
    const written = triedOf(edited)
    const isThere = others.some((rule) => rule?.id === edited.id)
    const known = others.filter((rule): rule is ReplyRule => rule !== null)
    const rules = isThere ? known.map((rule) => (rule.id === edited.id ? written : rule)) : [...known, written]
    const context = { store, appTitle: title, support: templates.support, templates: templates.templates }
    return dryRunOf(edited.id, rules, warm, context, { days, now: new Date(hour + HOUR_MS) })
    // The other rules, compared by content.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [edited, warm, templates, JSON.stringify(others), days, hour, store, title, trackId])
  const isAi = selected?.edited.by === 'ai'
  const aMonth = run?.assistances ?? { byRule: 0, byOthers: 0 }
  const forecast = assistances ? forecastOf(assistances, aMonth, new Date(hour)) : null
  const isOut = isAi && forecast?.left === 0
  return { days, setDays, run: reviews.state === 'ready' ? run : null, forecast, isOut }
}

const AT_ONCE = 150

/** The same reviews once their words are looked up, a slice at a time, so that the page stays responsive. */
function usePreparedReviews(reviews: readonly OwnReview[]): readonly OwnReview[] | null {
  const [warm, setWarm] = useState<readonly OwnReview[] | null>(null)
  useEffect(() => {
    let at = 0
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      for (const review of reviews.slice(at, at + AT_ONCE)) sensitiveWordIn(wordsOf(review))
      at += AT_ONCE
      if (at >= reviews.length) setWarm(reviews)
      else timer = setTimeout(next, 0)
    }
    next()
    return () => clearTimeout(timer)
  }, [reviews])
  return warm
}
