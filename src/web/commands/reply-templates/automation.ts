import { msg } from '@lingui/core/macro'
import { getAutomation, putAutomation as put, type ReplyAutomation } from '#contract/reviews/automation.ts'
import type { AppRef } from '#contract/store.ts'
import { call } from '#web/api/call.ts'
import { command } from '../command.ts'
import { automationEntity, replyTemplateEntity } from '#web/commands/reviews/entities.ts'
import type { CommandPayload } from '../payloads.ts'
import { refusalMessage } from '../refusal-message.ts'
import { lane } from './of-templates.ts'
import { payloads, type RuleStep } from './payloads.ts'

interface Asked {
  params?: { trackId?: string }
  query?: { store?: string }
}

const isOf = ({ trackId, store }: AppRef, input: unknown) => {
  const { params, query } = input as Asked
  return params?.trackId === trackId && query?.store === store
}

const titles = {
  on: (name: string) => msg`Turn on rule “${name}”`,
  off: (name: string) => msg`Turn off rule “${name}”`,
  add: (name: string) => msg`Add rule “${name}”`,
  change: (name: string) => msg`Change rule “${name}”`,
  remove: (name: string) => msg`Delete rule “${name}”`,
  order: () => msg`Change the order of the rules`,
} satisfies Record<RuleStep['kind'], (name: string) => unknown>

function titleOf({ steps }: CommandPayload<'putAutomation'>) {
  const [first] = steps
  if (steps.length !== 1 || !first) return msg`Change several rules`
  return titles[first.kind](first.name)
}

/**
 * An app's rules. A change that is shown has the revision after the one it was made on, as the server will give it: a change
 * made on top of it is none of somebody else's.
 */
export const putAutomation = command({
  name: 'putAutomation',
  version: 1,
  schema: payloads.putAutomation,
  lane,
  entities: ({ app, needs }) => [automationEntity(app), ...needs.map(replyTemplateEntity)],
  send: ({ app: { trackId, store }, rules, seen }, context) =>
    call(put, { params: { trackId }, query: { store }, body: { rules, seen } }, context),
  overlay: ({ app, rules, seen }, endpointId, input, data) => {
    if (endpointId !== getAutomation.id || !isOf(app, input)) return data
    const shown = data as ReplyAutomation // the endpoint's id determines the type of the data
    return shown.revision === seen ? { ...shown, rules, revision: seen + 1 } : data
  },
  describe: (payload) => ({ title: titleOf(payload), scope: msg`Review automation, ${payload.appTitle}` }),
  refreshes: ({ app: { trackId, store } }) => [
    { endpoint: getAutomation, input: { params: { trackId }, query: { store } } },
  ],
  explain: ({ appTitle }, code, details) => {
    if (code === 'CHANGED_ELSEWHERE')
      return msg`Someone else has changed these rules. Discard this change, review the rules, then make it again.`
    if (code === 'TEMPLATE_NOT_FOUND')
      return msg`A rule uses a template that has been deleted. Discard this change, then choose another template.`
    return refusalMessage(code, { name: appTitle, project: appTitle }, details)
  },
})
