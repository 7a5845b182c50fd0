import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { KEY_FILE_MAX } from '#contract/connections/keys.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** Maximum size of a form with its one file, bytes. */
const FORM_MAX = 96 * 1024

const tooLarge = () =>
  new HttpError('UPLOAD_TOO_LARGE', 'The file is too large.', { details: { maxBytes: KEY_FILE_MAX } })

const limitForm = bodyLimit({
  maxSize: FORM_MAX,
  onError: () => {
    throw tooLarge()
  },
})

/**
 * Reads the fields of a form, texts and files; of several with one name the last counts. The names and types of files
 * come from the browser and mean nothing.
 * @throws HttpError UNSUPPORTED_MEDIA_TYPE, UPLOAD_TOO_LARGE, MALFORMED_BODY
 */
export async function readForm(context: Context): Promise<Record<string, FormDataEntryValue>> {
  const type = context.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE', 'The body must be multipart/form-data.')
  }
  // Runs after the access checks: a request without access is refused before its body has arrived.
  await limitForm(context, async () => {})
  const body = await context.req.arrayBuffer()
  const form = await formIn(body, type)
  const fields = Object.fromEntries(form)
  if (Object.values(fields).some((field) => field instanceof File && field.size > KEY_FILE_MAX)) throw tooLarge()
  return fields
}

async function formIn(body: ArrayBuffer, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new HttpError('MALFORMED_BODY', 'The body is not a valid form.')
  }
}

/** A parsed body in which each file is its hash: what two requests are compared by. */
export async function withoutFiles(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body
  const entries = Object.entries(body).map(async ([name, value]: [string, unknown]) =>
    value instanceof File ? [name, await hashOf(value)] : [name, value],
  )
  return Object.fromEntries(await Promise.all(entries)) as unknown
}

const hashOf = async (file: File) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('base64url')
