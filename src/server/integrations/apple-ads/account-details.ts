import * as v from 'valibot'
import { ProviderFailure } from '../provider/provider-failure.ts'
import type { Call } from './call.ts'
import { EntityId, Word, Words } from './fields.ts'
import { operations } from './operations.ts'

const Details = v.object({
  id: EntityId,
  name: v.nullish(v.string(), ''),
  /** IANA name, such as `America/New_York`: the `ORTZ` of reports. */
  timezone: v.string(),
  /** ISO 4217. */
  currency: v.string(),
  /** ACTIVE, INACTIVE. */
  systemStatus: Word,
  /** Why it is not active, such as NO_PAYMENT_METHOD_ON_FILE. */
  systemStatusReasons: Words,
})
export type AccountDetails = v.InferOutput<typeof Details>

/** The chosen ad account. @throws ProviderFailure */
export async function accountDetails(call: Call, id: string | null, signal?: AbortSignal): Promise<AccountDetails> {
  if (id === null) throw new ProviderFailure('apple-ads', 'account', 'No ad account of apple-ads is chosen.')
  return (await call({ operation: operations.account, id, result: Details, signal })).result
}
