import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { AppleUser } from '#contract/auth/oauth.ts'
import { failureAnswer } from '#server/kernel/json-answer.ts'
import type { Services } from '#server/endpoints/services.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { APPLE_RETURN_PATH } from './apple-return-path.ts'

/** Bytes; what is passed on must fit into an address. */
const FORM_MAX = 8 * 1024
const passedOn = new Set(['code', 'state', 'error'])

const Name = v.pipe(v.string(), v.parseJson(), v.omit(AppleUser, ['email']))

/**
 * Apple answers with a form that its page sends here. It goes on to the page that all providers lead to; the name
 * behind a `#`, where no server and no log ever sees it. Nothing happens here but that: whether the answer
 * is for this browser is found out at the exchange, to which a form of another site brings no cookie.
 */
export function mountAppleReturn(app: Hono, { config }: Services): void {
  if (!config.apple) return
  app.post(APPLE_RETURN_PATH, bodyLimit({ maxSize: FORM_MAX, onError: tooLarge }), async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const query = new URLSearchParams(Array.from(form).filter(([name]) => passedOn.has(name)))
    const user = v.safeParse(Name, form.get('user'))
    const fragment = user.success ? `#user=${encodeURIComponent(JSON.stringify(user.output))}` : ''
    context.header('cache-control', 'no-store')
    return context.redirect(`/oauth/apple?${query.toString()}${fragment}`, 303)
  })
}

const tooLarge = () => failureAnswer(new HttpError('BODY_TOO_LARGE', `A form holds at most ${FORM_MAX} bytes.`))
