import * as v from 'valibot'
import type { Services } from '#server/endpoints/services.ts'
import { HttpError } from '#server/kernel/http-error.ts'

const TIMEOUT_MS = 5000
const Verdict = v.object({ success: v.boolean() })

/** Asks the captcha service about a token, where one is configured. @throws HttpError RECAPTCHA_FAILED, UNAVAILABLE */
export async function checkRecaptcha(token: string | undefined, ip: string, services: Services): Promise<void> {
  const { recaptcha } = services.config
  if (!recaptcha) return
  const failed = new HttpError('RECAPTCHA_FAILED', 'The check that you are a person failed. Try again.')
  if (token === undefined) throw failed
  const verdict = await ask(recaptcha.verifyUrl, { secret: recaptcha.secret, response: token, remoteip: ip })
  if (!verdict) throw new HttpError('UNAVAILABLE', 'The check that you are a person is not available just now.')
  if (!verdict.success) throw failed
}

async function ask(url: string, form: Record<string, string>): Promise<v.InferOutput<typeof Verdict> | undefined> {
  try {
    const body = new URLSearchParams(form)
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return v.parse(Verdict, await response.json())
  } catch {
    return undefined
  }
}
