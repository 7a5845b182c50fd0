import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { Market } from './store.ts'

const Address = v.nullable(v.pipe(v.string(), v.regex(/^(https?|mailto):/)))

/** What the operator set for every page: addresses elsewhere (OP-38; null: nothing leads there), and what is offered here. */
export const Links = v.object({
  terms: Address,
  privacy: Address,
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
  /** Whether plans are sold here. */
  plans: v.boolean(),
  /** Of new organisations, and what others may move to. */
  market: Market,
})
export type Links = v.InferOutput<typeof Links>

export const getLinks = endpoint({
  id: 'getLinks',
  summary: 'What the operator set for the menus: addresses elsewhere, and the test section',
  method: 'GET',
  path: '/settings/v1/links',
  shape: 3,
  response: Links,
})
