import { useLingui } from '@lingui/react/macro'
import type { AppRef } from '#contract/store.ts'
import { useKept } from '#web/data/kept-rows/use-kept.ts'
import { attempt } from '../../templates/changes/change.ts'
import type { KeptRule } from '../model/rule-list.ts'
import { draftsId, ruleDrafts, type Drafts } from './rule-drafts.ts'

const none: Drafts = {}

/** The rules of an app that this device is writing; they last until they are turned on, saved or thrown away. */
export function useRuleDrafts(app: AppRef) {
  const { t } = useLingui()
  const id = draftsId(app)
  const kept = useKept(ruleDrafts, id)
  const change = (next: (before: Drafts) => Drafts) =>
    void attempt(() => ruleDrafts.change(id, next), t`Rule not saved on this device`)
  return {
    drafts: kept ?? none,
    /** The device has been asked what it keeps. */
    isRead: kept !== null,
    keep: (rule: KeptRule) => change((before) => ({ ...before, [rule.edited.id]: rule })),
    drop: (ruleId: string) => change(({ [ruleId]: _, ...rest }) => rest),
  }
}
