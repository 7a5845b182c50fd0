import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { ConsoleParts } from '../console.ts'
import { googleRefusal } from '../google-account/google-refusal.ts'
import { forApp } from './guard.ts'
import { faultOf, ListingTexts, listingsOf, missingIn, openDrafts, type Draft } from './drafts.ts'

/** Drafts of apps' pages: made, read, changed, validated, committed and deleted. */
export function editRoutes(parts: ConsoleParts): Hono {
  const drafts = openDrafts(parts)

  const withDraft = (
    capability: 'read-listing' | 'publish-listing',
    ending: string,
    answer: (draft: Draft, caller: Caller) => Promise<Response>,
  ) =>
    forApp(parts, capability, async (caller) => {
      const id = caller.param('edit').slice(0, ending === '' ? undefined : -ending.length)
      const draft = await drafts.get(caller.key.owner, id)
      if (!draft || draft.packageName !== caller.packageName)
        return googleRefusal(404, 'editNotFound', `The edit ${id} was not found.`)
      if (Date.parse(draft.endsAt) <= parts.clock().getTime())
        return googleRefusal(400, 'editExpired', 'This edit has expired. Please create a new edit.')
      if (!(await drafts.isCurrent(caller.key.owner, draft)))
        return googleRefusal(409, 'editConflict', 'This edit has been invalidated by another change to the app.')
      return answer(draft, caller)
    })

  const app = new Hono()
  app.post(
    '/',
    forApp(parts, 'read-listing', async ({ key, packageName }) => {
      const draft = await drafts.open(key.owner, packageName, randomUUID())
      return Response.json(sent(draft))
    }),
  )
  app.delete(
    '/:edit',
    forApp(parts, 'read-listing', async ({ key, param }) => {
      await drafts.delete(key.owner, param('edit'))
      return new Response(null, { status: 204 })
    }),
  )
  app.get(
    '/:edit/details',
    withDraft('read-listing', '', async (draft, { key }) => {
      const [first] = await listingsOf(parts, key.owner, draft)
      return Response.json({ defaultLanguage: first?.language, contactEmail: key.owner })
    }),
  )
  app.get(
    '/:edit/listings',
    withDraft('read-listing', '', async (draft, { key }) => {
      const listings = await listingsOf(parts, key.owner, draft)
      return Response.json({ kind: 'androidpublisher#listingsListResponse', listings })
    }),
  )
  app.put(
    '/:edit/listings/:language',
    withDraft('read-listing', '', async (draft, { key, param, request }) => {
      const body = v.safeParse(ListingTexts, await request.json().catch(() => null))
      const fault = body.success ? faultOf(body.output) : 'The listing can not be read.'
      if (!body.success || fault) return googleRefusal(400, 'invalidListing', fault ?? '')
      const listing = { ...body.output, language: param('language') }
      await drafts.change(key.owner, draft, listing)
      return Response.json(listing)
    }),
  )
  app.post(
    '/:edit{.+:validate}',
    withDraft('publish-listing', ':validate', async (draft, { key }) => {
      const fault = missingIn(await listingsOf(parts, key.owner, draft))
      return fault ? googleRefusal(400, 'badRequest', fault) : Response.json(sent(draft))
    }),
  )
  app.post(
    '/:edit{.+:commit}',
    withDraft('publish-listing', ':commit', async (draft, { key, query }) => {
      const isRefused = query.get('changesInReviewBehavior') === 'ERROR_IF_IN_REVIEW'
      if (isRefused && (await drafts.isInReview(key.owner, draft.packageName))) return changesInReview(draft)
      await drafts.commit(key.owner, draft)
      return Response.json(sent(draft))
    }),
  )
  return app
}

/** As Google documents it for `edits.commit`. */
const changesInReview = ({ packageName }: Draft) =>
  googleRefusal(
    400,
    'failedPrecondition',
    'You already have changes in review. Cancel this review or wait for it to complete before you try again.',
    {
      status: 'FAILED_PRECONDITION',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'CHANGES_ALREADY_IN_REVIEW',
          domain: 'googleapis.com',
          metadata: { packageName },
        },
      ],
    },
  )

type Caller = Parameters<Parameters<typeof forApp>[2]>[0]

const sent = ({ id, endsAt }: Draft) => ({ id, expiryTimeSeconds: String(Math.floor(Date.parse(endsAt) / 1000)) })
