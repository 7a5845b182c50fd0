import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { AppRef } from '#contract/store.ts'
import { savedRows } from '#web/data/saved-rows/saved-rows.ts'
import { useRowState, useSavedRow } from '#web/data/saved-rows/use-saved-row.ts'
import { RULE_DRAFTS_KIND } from '#web/data/rule-drafts/saved-rules.ts'
import { attempt } from '../queue-change.ts'
import { EditedRule } from './edited-rule.ts'
import type { RuleDraft } from './listed-rules.ts'

/** Rules of an app that are being written, by their ids. */
const Drafts = v.record(v.string(), v.object({ edited: EditedRule, seen: v.nullable(v.string()) }))
type Drafts = v.InferOutput<typeof Drafts>

const ruleDrafts = savedRows<Drafts>(Drafts, {})

const draftsId = ({ store, trackId }: AppRef): string => `${RULE_DRAFTS_KIND} ${store} ${trackId}`

/**
 * Drafts of an app's rules on this device; they last until the rule is turned on, saved or discarded. Typed changes show
 * before they are stored.
 */
export function useRuleDrafts(app: AppRef) {
  const { t } = useLingui()
  const id = draftsId(app)
  const saved = useSavedRow(ruleDrafts, id)
  const state = useRowState(ruleDrafts, id)
  /** null: discarded. */
  const [typed, setTyped] = useState<Readonly<Record<string, RuleDraft | null>>>({})
  const drafts = useMemo(() => {
    const all = Object.entries({ ...saved, ...typed })
    return Object.fromEntries(all.filter((one): one is [string, RuleDraft] => one[1] !== null))
  }, [saved, typed])
  const change = (next: (before: Drafts) => Drafts) =>
    void attempt(() => ruleDrafts.change(id, next), t`Rule not saved on this device`)
  return {
    drafts,
    /** The stored drafts have been read. */
    isRead: saved !== null,
    state,
    keep: (rule: RuleDraft) => {
      setTyped((before) => ({ ...before, [rule.edited.id]: rule }))
      change((before) => ({ ...before, [rule.edited.id]: rule }))
    },
    drop: (ruleId: string) => {
      setTyped((before) => ({ ...before, [ruleId]: null }))
      change((before) => Object.fromEntries(Object.entries(before).filter(([its]) => its !== ruleId)))
    },
  }
}
