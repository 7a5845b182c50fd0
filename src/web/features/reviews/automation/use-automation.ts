import { useEffect, useEffectEvent } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { reviewModelRead } from '#web/data/queries/review-model-read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { templatesRead, automationRead } from '../reads.ts'
import { listRules } from './listed-rules.ts'
import { useRuleDrafts } from './rule-drafts.ts'
import { useRecentReviews } from './use-recent-reviews.ts'
import { usePendingRules, useRuleChanges } from './use-rule-changes.ts'

/** Everything that the automation page shows and changes. */
export function useAutomation(app: SelectedApp, identity: Identity) {
  const automation = useRead(automationRead(app))
  useFreshCounts(automation.data?.rules.some(({ isOn }) => isOn) === true, automation.refresh)
  const templates = useRead(templatesRead(identity.organizationId))
  const quotas = useRead(quotasRead(identity))
  const model = useRead(reviewModelRead()).data
  const countries = useRead(countriesRead()).data
  const reviews = useRecentReviews(app)
  const { drafts, isRead, state, keep, drop } = useRuleDrafts(app)
  return {
    automation,
    templates: templates.data,
    /** Ready-made rules take from them. */
    areTemplatesLoading: readState(templates) === 'loading',
    reviews,
    assistances: quotas.data?.find(({ slotType }) => slotType === 'AI_ASSISTANCE'),
    /** Reads them again after some were used. */
    recount: quotas.refresh,
    hasModel: model?.isConfigured ?? null,
    countries: [...new Set(countries?.map(({ locale }) => countryCodeOf(locale)))].toSorted(),
    list: listRules(automation.data ?? { rules: [], records: [] }, drafts),
    /** The stored drafts have been read. */
    isRead,
    draftsState: state,
    keep,
    drop,
    changes: useRuleChanges(app, automation.data, { keep, drop }),
    pending: usePendingRules(app),
  }
}

/** Rules are at work every 30 s. */
const PAUSE_MS = 20_000

/** Refreshes the counts of the rules: regularly while one is on, and when the user returns to the page. */
function useFreshCounts(isAnyOn: boolean, refresh: () => void): void {
  const isOffline = useConnectivity() === 'offline'
  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  const isFollowed = isAnyOn && !isOffline
  useEffect(() => {
    if (!isFollowed) return undefined
    const timer = setInterval(refreshIfVisible, PAUSE_MS)
    const onReturn = () => refreshIfVisible()
    addEventListener('focus', onReturn)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', onReturn)
    }
  }, [isFollowed])
}
