import { msg } from '@lingui/core/macro'
import {
  changeKeywordTag as change,
  removeKeywordTag as remove,
  tagKeywords as tag,
} from '#contract/keywords/tracked.ts'
import { call } from '#web/api/call.ts'
import { countryNameOf } from '../../i18n/country.ts'
import { command } from '../command.ts'
import { keywordTagEntity } from '../entities.ts'
import { payloads } from './payloads.ts'
import { entities, lane, nameOf, refreshesTracked } from './of-keywords.ts'
import { keywordRefusal } from './refusal.ts'
import { trackedIn, withKeywords, type Tracked } from './tracked-in.ts'
import { withTags } from './with-tags.ts'

export const tagKeywords = command({
  name: 'tagKeywords',
  version: 1,
  schema: payloads.tagKeywords,
  lane,
  entities: (payload) => [
    ...entities(payload),
    ...[...payload.add.map(({ name }) => name), ...payload.remove].map((name) =>
      keywordTagEntity(payload.projectId, name),
    ),
  ],
  send: ({ projectId, locale, keywords, add, remove }, context) =>
    call(tag, { params: { projectId }, query: { locale }, body: { keywords, add, remove } }, context),
  overlay: (payload, endpointId, input, data) => {
    const tracked = trackedIn(payload, endpointId, input, data)
    return tracked ? withTags(tracked, payload.keywords, payload.add, payload.remove) : data
  },
  describe: ({ keywords, add, remove, projectTitle, locale }) => {
    const name = nameOf(keywords)
    const tags = [...add.map((one) => one.name), ...remove].join(', ')
    const country = countryNameOf(locale)
    return { title: msg`Tags of ${name}: ${tags}`, scope: msg`${projectTitle}, ${country}` }
  },
  refreshes: refreshesTracked,
  explain: keywordRefusal,
})

export const changeKeywordTag = command({
  name: 'changeKeywordTag',
  version: 1,
  schema: payloads.changeKeywordTag,
  lane,
  entities: ({ projectId, name, tag }) => [keywordTagEntity(projectId, name), keywordTagEntity(projectId, tag.name)],
  send: ({ projectId, name, tag }, context) => call(change, { params: { projectId, name }, body: tag }, context),
  overlay: ({ projectId, name, tag }, endpointId, input, data) => {
    const tracked = trackedIn({ projectId }, endpointId, input, data)
    if (!tracked?.tags.some((one) => one.name === name)) return data
    // A tag that gets another one's name becomes that one.
    const others = tracked.tags.filter((one) => one.name !== tag.name || one.name === name)
    return {
      ...tracked,
      tags: others.map((one) => (one.name === name ? tag : one)),
      ...retagged(tracked, name, (tags) =>
        [...new Set(tags.map((each) => (each === name ? tag.name : each)))].toSorted(),
      ),
    }
  },
  describe: ({ name, tag, projectTitle }) => ({
    title: name === tag.name ? msg`Colour of the tag ${name}` : msg`Rename the tag ${name} to ${tag.name}`,
    scope: msg`${projectTitle}`,
  }),
  refreshes: refreshesTracked,
  explain: keywordRefusal,
})

export const removeKeywordTag = command({
  name: 'removeKeywordTag',
  version: 1,
  schema: payloads.removeKeywordTag,
  lane,
  entities: ({ projectId, name }) => [keywordTagEntity(projectId, name)],
  send: ({ projectId, name }, context) => call(remove, { params: { projectId, name } }, context),
  overlay: ({ projectId, name }, endpointId, input, data) => {
    const tracked = trackedIn({ projectId }, endpointId, input, data)
    if (!tracked) return data
    return {
      ...tracked,
      tags: tracked.tags.filter((one) => one.name !== name),
      ...retagged(tracked, name, (tags) => tags.filter((each) => each !== name)),
    }
  },
  describe: ({ name, projectTitle }) => ({ title: msg`Remove the tag ${name}`, scope: msg`${projectTitle}` }),
  refreshes: refreshesTracked,
  explain: keywordRefusal,
})

/** The keywords with the tags of those changed that have this one. */
function retagged(tracked: Tracked, name: string, change: (tags: string[]) => string[]): Pick<Tracked, 'keywords'> {
  const tagged = tracked.keywords.filter(({ tags }) => tags.includes(name)).map(({ keyword }) => keyword)
  const { keywords } = withKeywords(tracked, tagged, (one) => ({ ...one, tags: change(one.tags) }))
  return { keywords }
}
