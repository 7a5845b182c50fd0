import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { Endpoint, Schema } from '#contract/protocol/endpoint.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { readForm } from './read-form.ts'

/** Maximum size of a request body, bytes. */
export const BODY_MAX = 256 * 1024

const limitBody = bodyLimit({
  maxSize: BODY_MAX,
  onError: () => {
    throw new HttpError('BODY_TOO_LARGE', 'The body is too large.', { details: { maxBytes: BODY_MAX } })
  },
})

export interface ReadRequest {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Reads and validates the parts that an endpoint declares.
 * @throws HttpError that names the invalid fields, never their values
 */
export async function readRequest(endpoint: Endpoint, context: Context): Promise<ReadRequest> {
  return {
    params: parse('params', endpoint.params, context.req.param()),
    query: parse('query', endpoint.query, context.req.query()),
    body: endpoint.body ? parse('body', endpoint.body, await readBody(endpoint, context)) : undefined,
  }
}

function parse(part: string, schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const fields = result.issues.map((issue) => [part, v.getDotPath(issue)].filter(Boolean).join('.'))
  throw new HttpError('VALIDATION_FAILED', 'The request is not valid.', { details: { fields: [...new Set(fields)] } })
}

const readBody = (endpoint: Endpoint, context: Context): Promise<unknown> =>
  endpoint.multipart ? readForm(context) : readJson(context)

async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.')
  }
  // Runs after the access checks: a request without access is refused before its body has arrived.
  await limitBody(context, async () => {})
  const text = Buffer.from(await context.req.arrayBuffer()).toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError('MALFORMED_BODY', 'The body is not valid JSON.')
  }
}
