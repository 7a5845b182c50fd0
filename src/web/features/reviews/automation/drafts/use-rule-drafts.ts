import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { AppRef } from '#contract/store.ts'
import { useKept } from '#web/data/kept-rows/use-kept.ts'
import { attempt } from '../../templates/changes/change.ts'
import type { KeptRule } from '../model/rule-list.ts'
import { draftsId, ruleDrafts, type Drafts } from './rule-drafts.ts'

/**
 * The rules of an app that this device is writing; they last until they are turned on, saved or thrown away. What is typed
 * here shows at once, ahead of the device.
 */
export function useRuleDrafts(app: AppRef) {
  const { t } = useLingui()
  const id = draftsId(app)
  const kept = useKept(ruleDrafts, id)
  /** null: thrown away. */
  const [typed, setTyped] = useState<Readonly<Record<string, KeptRule | null>>>({})
  const drafts = useMemo(() => {
    const all = Object.entries({ ...kept, ...typed })
    return Object.fromEntries(all.filter((one): one is [string, KeptRule] => one[1] !== null))
  }, [kept, typed])
  const change = (next: (before: Drafts) => Drafts) =>
    void attempt(() => ruleDrafts.change(id, next), t`Rule not saved on this device`)
  return {
    drafts,
    /** The device has been asked what it keeps. */
    isRead: kept !== null,
    keep: (rule: KeptRule) => {
      setTyped((before) => ({ ...before, [rule.edited.id]: rule }))
      change((before) => ({ ...before, [rule.edited.id]: rule }))
    },
    drop: (ruleId: string) => {
      setTyped((before) => ({ ...before, [ruleId]: null }))
      change((before) => Object.fromEntries(Object.entries(before).filter(([its]) => its !== ruleId)))
    },
  }
}
