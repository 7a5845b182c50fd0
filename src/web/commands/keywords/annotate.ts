import { msg } from '@lingui/core/macro'
import { annotateKeywords as annotate } from '#contract/keywords/tracked.ts'
import { call } from '#web/api/call.ts'
import { countryNameOf } from '../../i18n/country.ts'
import { command } from '../command.ts'
import type { CommandPayload } from '../payloads.ts'
import { payloads } from './payloads.ts'
import { entities, lane, nameOf, refreshesTracked } from './of-keywords.ts'
import { keywordRefusal } from './refusal.ts'
import { trackedIn, withKeywords } from './tracked-in.ts'

export const annotateKeywords = command({
  name: 'annotateKeywords',
  version: 1,
  schema: payloads.annotateKeywords,
  lane,
  entities,
  send: ({ projectId, locale, keywords, ...said }, context) =>
    call(annotate, { params: { projectId }, query: { locale }, body: { keywords, ...saidOf(said) } }, context),
  overlay: (payload, endpointId, input, data) => {
    const tracked = trackedIn(payload, endpointId, input, data)
    return tracked ? withKeywords(tracked, payload.keywords, (one) => ({ ...one, ...saidOf(payload) })) : data
  },
  describe: (payload) => {
    const country = countryNameOf(payload.locale)
    return { title: titleOf(payload), scope: msg`${payload.projectTitle}, ${country}` }
  },
  refreshes: refreshesTracked,
  explain: keywordRefusal,
})

type Payload = CommandPayload<'annotateKeywords'>

/** What is left out stays as it is. */
const saidOf = ({ isStarred, note }: Pick<Payload, 'isStarred' | 'note'>) => ({
  ...(isStarred === undefined ? {} : { isStarred }),
  ...(note === undefined ? {} : { note }),
})

function titleOf({ keywords, isStarred, note }: Payload) {
  const name = nameOf(keywords)
  if (note !== undefined) return msg`Note on ${name}`
  return isStarred ? msg`Star ${name}` : msg`Unstar ${name}`
}
