import * as v from 'valibot'
import { listAll, single } from './resource.ts'
import type { Transport } from './transport.ts'

const Submission = v.object({ id: v.string(), attributes: v.object({ state: v.optional(v.string(), '') }) })
const Related = v.nullish(v.object({ data: v.nullish(v.object({ id: v.string() })) }))
const Item = v.object({
  id: v.string(),
  relationships: v.optional(v.object({ appStoreVersion: Related }), { appStoreVersion: null }),
})

/** Those that can be submitted, also once more. */
const OPEN = ['READY_FOR_REVIEW', 'UNRESOLVED_ISSUES']
const SUBMITTED = ['WAITING_FOR_REVIEW', 'IN_REVIEW']

/**
 * Submits a version on iOS for review: a submission that has begun is gone on with, so that after a lost answer nothing is
 * submitted twice.
 */
export async function submitVersion(transport: Transport, trackId: string, versionId: string): Promise<void> {
  const submissions = await listAll(transport, {
    data: Submission,
    path: '/v1/reviewSubmissions',
    query: {
      'filter[app]': trackId,
      'filter[platform]': 'IOS',
      'filter[state]': [...OPEN, ...SUBMITTED].join(','),
      limit: '50',
    },
  })
  let begun: { id: string } | null = null
  for (const { id, attributes } of submissions) {
    const items = await itemsOf(transport, id)
    const isOfVersion = items.includes(versionId)
    if (isOfVersion && SUBMITTED.includes(attributes.state)) return
    // One for an event or a page has no version: it is somebody else's.
    if (OPEN.includes(attributes.state) && (isOfVersion || items.length === 0)) begun = { id }
    if (isOfVersion) break
  }
  begun ??= await begin(transport, trackId)
  if (!(await itemsOf(transport, begun.id)).includes(versionId)) await addItem(transport, begun.id, versionId)
  await transport.write(v.unknown(), 'PATCH', `/v1/reviewSubmissions/${encodeURIComponent(begun.id)}`, {
    data: { type: 'reviewSubmissions', id: begun.id, attributes: { submitted: true } },
  })
}

/** The ids of the versions in a submission, '' for anything else in it. */
async function itemsOf(transport: Transport, id: string): Promise<string[]> {
  const items = await listAll(transport, {
    data: Item,
    path: `/v1/reviewSubmissions/${encodeURIComponent(id)}/items`,
    query: { include: 'appStoreVersion', limit: '50' },
  })
  return items.map(({ relationships }) => relationships.appStoreVersion?.data?.id ?? '')
}

async function begin(transport: Transport, trackId: string): Promise<{ id: string }> {
  const { data } = await transport.write(single(Submission), 'POST', '/v1/reviewSubmissions', {
    data: {
      type: 'reviewSubmissions',
      attributes: { platform: 'IOS' },
      relationships: { app: { data: { type: 'apps', id: trackId } } },
    },
  })
  return data
}

async function addItem(transport: Transport, submissionId: string, versionId: string): Promise<void> {
  await transport.write(v.unknown(), 'POST', '/v1/reviewSubmissionItems', {
    data: {
      type: 'reviewSubmissionItems',
      relationships: {
        reviewSubmission: { data: { type: 'reviewSubmissions', id: submissionId } },
        appStoreVersion: { data: { type: 'appStoreVersions', id: versionId } },
      },
    },
  })
}
