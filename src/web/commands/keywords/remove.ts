import { msg } from '@lingui/core/macro'
import { getQuotas } from '#contract/billing/plans.ts'
import { removeKeywords as remove } from '#contract/keywords/tracked.ts'
import { call } from '#web/api/call.ts'
import { countryNameOf } from '../../i18n/country.ts'
import { command } from '../command.ts'
import { payloads } from './payloads.ts'
import { entities, lane, nameOf, refreshesTracked } from './of-keywords.ts'
import { keywordRefusal } from './refusal.ts'
import { trackedIn } from './tracked-in.ts'

export const removeKeywords = command({
  name: 'removeKeywords',
  version: 1,
  schema: payloads.removeKeywords,
  lane,
  entities,
  send: ({ projectId, locale, keywords }, context) =>
    call(remove, { params: { projectId }, query: { locale }, body: { keywords } }, context),
  overlay: (payload, endpointId, input, data) => {
    const tracked = trackedIn(payload, endpointId, input, data)
    if (!tracked) return data
    const gone = new Set(payload.keywords)
    const keywords = tracked.keywords.filter(({ keyword }) => !gone.has(keyword))
    const freed = tracked.keywords.length - keywords.length
    if (freed === 0) return data
    const { used, limit } = tracked.slots
    return { ...tracked, keywords, slots: { used: Math.max(0, used - freed), limit } }
  },
  describe: ({ keywords, projectTitle, locale }) => {
    const name = nameOf(keywords)
    const country = countryNameOf(locale)
    return { title: msg`Stop tracking ${name}`, scope: msg`${projectTitle}, ${country}` }
  },
  refreshes: (payload) => [...refreshesTracked(payload), { endpoint: getQuotas, input: {} }],
  explain: keywordRefusal,
})
