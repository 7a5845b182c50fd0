import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  getListingDrafts,
  putListingDraft as put,
  type DraftField,
  type ListingDraft,
} from '#contract/listing-drafts.ts'
import { LISTING_DRAFTS_MAX } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { command } from '../command.ts'
import { listingDraftEntity } from '../entities.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from '../refusal-message.ts'

const titles: Record<DraftField, (language: string) => MessageDescriptor> = {
  title: (language) => msg`Draft of the name, ${language}`,
  subtitle: (language) => msg`Draft of the subtitle, ${language}`,
  shortDescription: (language) => msg`Draft of the short description, ${language}`,
  keywords: (language) => msg`Keyword field, ${language}`,
  promotionalText: (language) => msg`Draft of the promotional text, ${language}`,
  description: (language) => msg`Draft of the description, ${language}`,
  whatsNew: (language) => msg`Draft of what’s new, ${language}`,
}

/**
 * A composed text of a listing, such as the keyword field. One that is shown has the revision after the one it was made on, as
 * the server will give it: a change made on top of it is none of somebody else's.
 */
export const putListingDraft = command({
  name: 'putListingDraft',
  version: 1,
  schema: payloads.putListingDraft,
  lane: ({ projectId }) => `listing-drafts:${projectId}`,
  entities: ({ projectId, locale, field }) => [listingDraftEntity(projectId, locale, field)],
  send: ({ projectId, locale, field, draft, published, second, ignored, seen }, context) =>
    call(put, { params: { projectId, locale, field }, body: { draft, published, second, ignored, seen } }, context),
  overlay: (payload, endpointId, input, data) => {
    const { projectId, locale, field, draft, published, second, ignored, seen, madeAt, madeBy } = payload
    const { params } = input as { params?: { projectId?: string } }
    if (endpointId !== getListingDrafts.id || params?.projectId !== projectId) return data
    const all = data as ListingDraft[] // the endpoint's id determines the type of the data
    const isOf = (one: ListingDraft) => one.locale === locale && one.field === field
    const before = all.find(isOf)
    if ((before?.revision ?? 0) !== seen) return data
    const made = {
      draft,
      published,
      second,
      ignored: ignored ?? before?.ignored,
      revision: seen + 1,
      changedBy: madeBy,
      changedAt: madeAt,
    }
    return [...all.filter((one) => !isOf(one)), { locale, field, ...made }]
  },
  describe: ({ locale, field, projectTitle }) => ({ title: titles[field](locale), scope: msg`${projectTitle}` }),
  refreshes: ({ projectId }) => [{ endpoint: getListingDrafts, input: { params: { projectId } } }],
  explain: ({ field, projectTitle }, code, details) => {
    if (code === 'CHANGED_ELSEWHERE')
      return field === 'keywords'
        ? msg`Someone else has changed this keyword field. Open it and choose which one stays.`
        : msg`Someone else has changed this text. Open the store listing editor and choose which one stays.`
    if (code === 'QUOTA_EXCEEDED')
      return msg`${projectTitle} has ${LISTING_DRAFTS_MAX} drafts, which is the most. Discard this change.`
    return refusalMessage(code, { name: '', project: projectTitle }, details)
  },
})
