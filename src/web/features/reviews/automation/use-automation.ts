import type { Identity } from '#contract/auth/auth.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { reviewModelRead } from '#web/data/queries/review-model-read.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { templatesRead } from '../templates/templates-read.ts'
import { usePendingRules } from './changes/use-pending-rules.ts'
import { useRuleChanges } from './changes/use-rule-changes.ts'
import { useRuleDrafts } from './drafts/use-rule-drafts.ts'
import { listRules } from './model/rule-list.ts'
import { automationRead } from './reads/automation-read.ts'
import { useFreshCounts } from './reads/use-fresh-counts.ts'
import { useReviews } from './reads/use-reviews.ts'

/** Everything that the page of an app's rules is made of. */
export function useAutomation(app: SelectedApp, identity: Identity) {
  const automation = useRead(automationRead(app))
  useFreshCounts(automation.data?.rules.some(({ isOn }) => isOn) === true, automation.refresh)
  const templates = useRead(templatesRead(identity.organizationId)).data
  const quotas = useRead(quotasRead(identity))
  const model = useRead(reviewModelRead()).data
  const countries = useRead(countriesRead()).data
  const reviews = useReviews(app)
  const { drafts, isRead, keep, drop } = useRuleDrafts(app)
  return {
    automation,
    templates,
    reviews,
    assistances: quotas.data?.find(({ slotType }) => slotType === 'AI_ASSISTANCE'),
    /** Some of them were used. */
    recount: quotas.refresh,
    hasModel: model?.isConfigured ?? null,
    countries: [...new Set(countries?.map(({ locale }) => countryCodeOf(locale)))].toSorted(),
    list: listRules(automation.data ?? { rules: [], records: [] }, drafts),
    /** The device has been asked for what is written on it. */
    isRead,
    keep,
    drop,
    changes: useRuleChanges(app, automation.data, { keep, drop }),
    pending: usePendingRules(app),
  }
}
