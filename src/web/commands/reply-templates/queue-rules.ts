import { getAutomation, type ReplyAutomation, type ReplyRule } from '#contract/reviews/automation.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { inMemory, read } from '#web/data/queries/read.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import * as v from 'valibot'
import { append } from '../append.ts'
import type { CommandPayload } from '../payloads.ts'
import { payloads, type RuleStep } from './payloads.ts'
import { planPuts, type RulesPut } from './plan-puts.ts'

export interface RulesChange {
  app: AppRef
  appTitle: string
  /** What the user sees, queued changes included. */
  shown: Pick<ReplyAutomation, 'rules' | 'revision'>
  rules: ReplyRule[]
  steps: RuleStep[]
}

type Waiting = { entry: OutboxEntry; payload: CommandPayload<'putAutomation'> }

/** Queued changes of the app's rules, in order. */
const queuedOf = (app: AppRef): Waiting[] =>
  outbox.get().entries.flatMap((entry) => {
    const parsed = v.safeParse(payloads.putAutomation, entry.payload)
    const isMeant = entry.name === 'putAutomation' && parsed.success && sameApp(parsed.output.app, app)
    return isMeant ? [{ entry, payload: parsed.output }] : []
  })

/** Templates that are on their way to the server. */
const unsentTemplates = (): string[] =>
  outbox.get().entries.flatMap(({ name, payload }) => {
    const parsed = v.safeParse(payloads.createTemplate, payload)
    return name === 'createTemplate' && parsed.success ? [parsed.output.template.id] : []
  })

/**
 * Queues a change of an app's rules. While nothing can be sent, it becomes one with those that wait, and what turns a rule off
 * goes first. Throws as `append` does.
 */
export async function queueRules({ app, appTitle, shown, rules, steps }: RulesChange): Promise<void> {
  const unsent = unsentTemplates()
  const put = (one: RulesPut) => {
    const used = new Set(one.rules.flatMap(({ answer }) => (answer.by === 'template' ? answer.templateIds : [])))
    const needs = unsent.filter((id) => used.has(id))
    return append('putAutomation', { app: { store: app.store, trackId: app.trackId }, appTitle, needs, ...one })
  }
  const waiting = queuedOf(app).filter(({ entry }) => entry.state === 'waiting')
  const [first] = waiting
  // Online they are on their way; a change on top of them is right behind.
  const base = first && connectivity.get() === 'offline' ? baseOf(app, first.payload.seen) : null
  if (!base) return put({ rules, seen: shown.revision, steps })
  const all = [...waiting.flatMap(({ payload }) => payload.steps), ...steps]
  // The new ones first: nothing is lost where the device dies in between, or can't keep them.
  for (const one of planPuts(base, rules, all)) await put(one)
  await Promise.all(waiting.map(({ entry }) => undo(entry.seq)))
}

/** The rules as the server has them; null: this device does not know them. */
function baseOf({ trackId, store }: AppRef, revision: number): ReplyAutomation | null {
  const answer = inMemory(read(getAutomation, { params: { trackId }, query: { store } }))
  return answer?.revision === revision ? answer : null
}
