import type { Context } from 'hono'
import * as v from 'valibot'
import type { Endpoint, Schema } from '#contract/protocol/endpoint.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** Longest request body, bytes. */
export const BODY_MAX = 256 * 1024

export interface ReadRequest {
  params: unknown
  query: unknown
  body: unknown
}

/** Reads and checks the parts an endpoint declares. @throws HttpError that names the fields, never their values */
export async function readRequest(endpoint: Endpoint, context: Context): Promise<ReadRequest> {
  return {
    params: parse('params', endpoint.params, context.req.param()),
    query: parse('query', endpoint.query, context.req.query()),
    body: endpoint.body ? parse('body', endpoint.body, await readJson(context.req.raw)) : undefined,
  }
}

function parse(part: string, schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const fields = result.issues.map((issue) => [part, v.getDotPath(issue)].filter(Boolean).join('.'))
  throw new HttpError('VALIDATION_FAILED', 'The request is not valid.', { details: { fields: [...new Set(fields)] } })
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.')
  }
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError('MALFORMED_BODY', 'The body is not valid JSON.')
  }
}

/** Stops reading at the limit, so that a body without a declared length costs no more than one that has it. */
async function readText(request: Request): Promise<string> {
  const tooLarge = new HttpError('BODY_TOO_LARGE', 'The body is too large.', { details: { maxBytes: BODY_MAX } })
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) throw tooLarge
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > BODY_MAX) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
