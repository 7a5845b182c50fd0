import type { Identity } from '#contract/auth/auth.ts'
import { isAdProvider, type Connection, type Provider } from '#contract/connections/connection.ts'
import { connectAds, connectStore, replaceKey, type AdAccount, type KeyForm } from '#contract/connections/keys.ts'
import { call } from '#web/api/call.ts'
import type { FormTexts } from './kept-forms.ts'

/** What came of a key: the connection, or the ad accounts of which one has to be chosen. */
export type Connected = { connection: Connection } | { accounts: readonly AdAccount[] }

interface Given {
  provider: Provider
  texts: FormTexts
  file: File
  /** Of the ad account that was chosen; null: none yet. */
  accountId: string | null
}

/** Sends a key once: it is neither retried nor kept. Throws `ApiError`. */
export async function sendKey(
  { provider, texts, file, accountId }: Given,
  { organizationId }: Identity,
  replaced: Connection | undefined,
): Promise<Connected> {
  // The form's fields are those of the provider, which `fieldsOf` names; the server checks them again.
  const body = { type: provider, ...texts, ...(accountId !== null && { accountId }), file } as unknown as KeyForm
  if (replaced) return outcomeOf(await call(replaceKey, { params: { connectionId: replaced.id }, body }))
  if (isStoreForm(body)) return { connection: await call(connectStore, { body }) }
  return outcomeOf(await call(connectAds, { params: { orgId: organizationId }, body }))
}

type AdForm = Extract<KeyForm, { type: 'apple-ads' | 'google-ads' }>
type StoreForm = Exclude<KeyForm, AdForm>

const isStoreForm = (form: KeyForm): form is StoreForm => !isAdProvider(form.type)

function outcomeOf(
  answer: { outcome: 'connected'; connection: Connection } | { outcome: 'choose-account'; accounts: AdAccount[] },
): Connected {
  return answer.outcome === 'connected' ? { connection: answer.connection } : { accounts: answer.accounts }
}
