import { Hono } from 'hono'
import * as v from 'valibot'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { Review } from '#server/markets/market.ts'
import type { ConsoleParts } from '../console.ts'
import { googleRefusal } from '../google-account/google-refusal.ts'
import { reviewsSince } from './customer-reviews.ts'
import { forApp } from './guard.ts'
import { sentReview, timeOf, type DeveloperReply } from './sent-review.ts'

const Kept = v.nullable(v.object({ text: v.string(), lastEdited: v.string() }))
const Body = v.object({ replyText: v.string() })

/** Google hands out reviews that are younger. */
const RECENT_MS = 7 * DAY_MS
/** Of an answer, characters. */
const REPLY_MAX = 350

export function reviewRoutes(parts: ConsoleParts): Hono {
  const { market, records, clock } = parts
  const recordOf = (packageName: string, id: string) => `${packageName}/${id}`

  const recent = async (packageName: string) =>
    (await reviewsSince(market, packageName, new Date(clock().getTime() - RECENT_MS))).filter(({ body }) => body !== '')
  const find = async (packageName: string, id: string) =>
    (await recent(packageName)).find((review) => review.id === id) ?? null

  async function replyTo(owner: string, packageName: string, { id, reply }: Review): Promise<DeveloperReply | null> {
    const kept = v.parse(Kept, await records.get(owner, 'reply', recordOf(packageName, id)))
    return kept ?? (reply && { text: reply.body, lastEdited: reply.createdAt })
  }

  const app = new Hono()
  app.get(
    '/',
    forApp(parts, 'read-reviews', async ({ key, packageName, query }) => {
      const all = await recent(packageName)
      const from = query.has('token') ? offsetOf(query.get('token')) : Number(query.get('startIndex') ?? 0)
      const count = Math.min(100, Math.max(1, Number(query.get('maxResults') ?? 10)))
      if (!Number.isInteger(from) || from < 0 || !Number.isInteger(count))
        return googleRefusal(400, 'invalid', 'Invalid value for a parameter of the page.')
      const shown = all.slice(from, from + count)
      const reviews = await Promise.all(
        shown.map(async (review) => sentReview(review, await replyTo(key.owner, packageName, review))),
      )
      const isLast = from + count >= all.length
      return Response.json({
        // What is empty is left out.
        ...(reviews.length > 0 ? { reviews } : {}),
        ...(isLast ? {} : { tokenPagination: { nextPageToken: tokenOf(from + count) } }),
        pageInfo: { totalResults: all.length, resultPerPage: count, startIndex: from },
      })
    }),
  )
  app.get(
    '/:id',
    forApp(parts, 'read-reviews', async ({ key, packageName, param }) => {
      const review = await find(packageName, param('id'))
      if (!review) return googleRefusal(404, 'reviewNotFound', 'Review not found.')
      return Response.json(sentReview(review, await replyTo(key.owner, packageName, review)))
    }),
  )
  app.post(
    '/:call{.+:reply}',
    forApp(parts, 'reply', async ({ key, packageName, param, request }) => {
      const id = param('call').slice(0, -':reply'.length)
      const body = v.safeParse(Body, await request.json().catch(() => null))
      const text = body.success ? body.output.replyText.replaceAll(/<[^<>]*>/g, '').trim() : ''
      if (text === '') return googleRefusal(400, 'required', 'A reply text is required.')
      if (Array.from(text).length > REPLY_MAX)
        return googleRefusal(400, 'invalidValue', `The reply text is longer than ${REPLY_MAX} characters.`)
      if (!(await find(packageName, id))) return googleRefusal(404, 'reviewNotFound', 'Review not found.')
      const lastEdited = clock().toISOString()
      await records.put(key.owner, 'reply', recordOf(packageName, id), { text, lastEdited })
      return Response.json({ result: { replyText: text, lastEdited: timeOf(lastEdited) } })
    }),
  )
  return app
}

const tokenOf = (offset: number) => Buffer.from(`from:${offset}`).toString('base64url')
const offsetOf = (token: string | null) =>
  Number(/^from:(\d{1,6})$/.exec(Buffer.from(token ?? '', 'base64url').toString())?.[1] ?? NaN)
