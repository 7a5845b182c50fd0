import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'

const Address = v.nullable(v.pipe(v.string(), v.regex(/^(https?|mailto):/)))

/** Addresses elsewhere that the operator set (OP-38); null: there is none, and nothing leads there. */
export const Links = v.object({
  terms: Address,
  /** Contact us. */
  support: Address,
  helpCenter: Address,
  /** Consulting on app-store optimisation. */
  agency: Address,
  academy: Address,
  guide: Address,
  releaseNotes: Address,
  company: Address,
  /** What the page of a topic's documentation is below. */
  docs: Address,
  /** What a page's video guide is below. */
  videos: Address,
  /** The older frontend, without a slash at its end (OP-28). */
  legacy: Address,
  /** Whether the menu has its test section (OP-36). */
  testMenu: v.boolean(),
})
export type Links = v.InferOutput<typeof Links>

export const getLinks = endpoint({
  id: 'getLinks',
  method: 'GET',
  path: '/settings/v1/links',
  shape: 2,
  response: Links,
})
