import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'

const Address = v.nullable(v.pipe(v.string(), v.regex(/^https?:/)))

/** Services of others that a page may use once its user agrees (OP-40, OP-94); null: this server has none. */
export const ThirdParties = v.object({
  /** Takes the events of analytics, by POST. */
  analytics: Address,
  /** Takes what went wrong unforeseen, by POST. */
  errorReports: Address,
  /** Script of the chat messenger. */
  chat: Address,
})
export type ThirdParties = v.InferOutput<typeof ThirdParties>

export const getThirdParties = endpoint({
  id: 'getThirdParties',
  summary: 'Analytics, error reports and chat that this server is set up with',
  method: 'GET',
  path: '/public/v1/third-parties',
  auth: 'public',
  offline: 'network',
  response: ThirdParties,
})
