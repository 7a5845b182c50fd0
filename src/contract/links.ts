import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const Address = v.nullable(v.pipe(v.string(), v.regex(/^(https?|mailto):/)))

/** Addresses elsewhere that the operator set (OP-38); null: there is none, and nothing leads there. */
export const Links = v.object({ terms: Address, support: Address })
export type Links = v.InferOutput<typeof Links>

export const getLinks = endpoint({
  id: 'getLinks',
  summary: 'Where terms and support of this server are found',
  method: 'GET',
  path: '/settings/v1/links',
  response: Links,
})
