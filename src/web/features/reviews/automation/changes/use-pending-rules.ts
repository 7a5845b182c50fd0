import * as v from 'valibot'
import { sameApp, type AppRef } from '#contract/store.ts'
import { payloads } from '#web/commands/reply-templates/payloads.ts'
import { useOutbox } from '#web/offline/hooks.ts'

/** Ids of an app's rules that have a change which waits to be sent. */
export function usePendingRules(app: AppRef): ReadonlySet<string> {
  const { entries } = useOutbox()
  return new Set(
    entries.flatMap(({ name, state, payload }) => {
      const parsed = v.safeParse(payloads.putAutomation, payload)
      const isMeant = name === 'putAutomation' && state !== 'refused' && parsed.success
      return isMeant && sameApp(parsed.output.app, app) ? parsed.output.steps.map(({ ruleId }) => ruleId) : []
    }),
  )
}
