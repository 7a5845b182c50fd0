import { msg } from '@lingui/core/macro'
import {
  getKeywordViews,
  putKeywordView as put,
  removeKeywordView as remove,
  type KeywordView,
} from '#contract/keywords/views.ts'
import { KEYWORD_VIEWS_MAX } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { command } from '../command.ts'
import { keywordViewEntity } from '../entities.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from '../refusal-message.ts'

const lane = () => 'keyword-views'
const refreshes = () => [{ endpoint: getKeywordViews, input: {} }]
const without = (data: unknown, name: string) => (data as KeywordView[]).filter((one) => one.name !== name)

export const putKeywordView = command({
  name: 'putKeywordView',
  version: 1,
  schema: payloads.putKeywordView,
  lane,
  entities: ({ view }) => [keywordViewEntity(view.name)],
  send: ({ view: { name, ...body } }, context) => call(put, { params: { name }, body }, context),
  overlay: ({ view }, endpointId, _, data) =>
    endpointId === getKeywordViews.id ? [...without(data, view.name), view] : data,
  describe: ({ view: { name } }) => ({ title: msg`Saved view: ${name}`, scope: msg`All projects` }),
  refreshes,
  explain: (_, code, details) =>
    code === 'QUOTA_EXCEEDED'
      ? msg`You have ${KEYWORD_VIEWS_MAX} saved views. Remove one, then try again.`
      : refusalMessage(code, { name: '', project: '' }, details),
})

export const removeKeywordView = command({
  name: 'removeKeywordView',
  version: 1,
  schema: payloads.removeKeywordView,
  lane,
  entities: ({ name }) => [keywordViewEntity(name)],
  send: (params, context) => call(remove, { params }, context),
  overlay: ({ name }, endpointId, _, data) => (endpointId === getKeywordViews.id ? without(data, name) : data),
  describe: ({ name }) => ({ title: msg`Remove the saved view: ${name}`, scope: msg`All projects` }),
  refreshes,
  explain: (_, code, details) => refusalMessage(code, { name: '', project: '' }, details),
})
