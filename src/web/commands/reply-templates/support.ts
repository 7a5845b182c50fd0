import { msg } from '@lingui/core/macro'
import { setSupport as set } from '#contract/reviews/templates.ts'
import { call } from '#web/api/call.ts'
import { command } from '../command.ts'
import { supportEntity } from '#web/commands/reviews/entities.ts'
import { lane, ofTemplates, refreshesRules } from './of-templates.ts'
import { payloads } from './payloads.ts'
import { explain } from './refusal.ts'

/** What `{support}` stands for. */
export const setSupport = command({
  name: 'setSupport',
  version: 1,
  schema: payloads.setSupport,
  lane,
  entities: ({ organizationId }) => [supportEntity(organizationId)],
  send: ({ organizationId, support }, context) =>
    call(set, { params: { orgId: organizationId }, body: { support } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) =>
      all.support === payload.support ? all : { ...all, support: payload.support },
    ),
  describe: ({ support }) => ({
    title: support === '' ? msg`Remove the support address` : msg`Support address: ${support}`,
    scope: msg`Reply templates`,
  }),
  refreshes: refreshesRules,
  explain,
})
