import type { RuleRecord } from '#contract/reviews/automation.ts'
import type { Store } from '#contract/store.ts'

export interface TemplateFolderRow {
  organisation_id: string
  id: string
  name: string
  created_at: Date
}

export interface ReplyTemplateRow {
  organisation_id: string
  id: string
  name: string
  text: string
  folder_id: string | null
  /** ISO 639-1; null: any. */
  language: string | null
  created_at: Date
  changed_at: Date
}

/** A user's own. */
export interface TemplateFavouriteRow {
  organisation_id: string
  user_id: string
  template_id: string
}

/** A user's own. */
export interface FolderFavouriteRow {
  organisation_id: string
  user_id: string
  folder_id: string
}

interface OfApp {
  organisation_id: string
  store: Store
  track_id: string
}

export interface ReplyAutomationRow extends OfApp {
  /** JSON of `ReplyRule`s. */
  rules: string
  revision: number
  /** When its reviews are looked at next; who is at it puts this off. null: no rule is on. */
  due_at: Date | null
  /** What has not changed since then needs no look again; null: every review does. */
  looked_until: Date | null
}

/** What becomes of a rule, beside what its people have set. */
export interface ReplyRuleRecordRow extends OfApp {
  rule_id: string
  /** null: it never was on. */
  turned_on_at: Date | null
  /** It stopped itself; null once it is turned on again. */
  stopped_at: Date | null
  stopped_because: RuleRecord['stoppedBecause']
  /** A text that it sends was changed; null once somebody lets it send by itself again. */
  asks_since: Date | null
  asks_because: 'template' | 'support' | null
  /** The template that was changed, which may be gone by now. */
  asks_template_id: string | null
  /** Who changed it, and may be gone by now. */
  asks_by: string | null
}

/** A review that a rule has taken, whatever became of the reply: it is not answered by a rule again. */
export interface ReplyDecisionRow extends OfApp {
  review_id: string
  rule_id: string
  /** False: the language model had no answer to it, and it is left to people. */
  is_answered: boolean
  decided_at: Date
}
