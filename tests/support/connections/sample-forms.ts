import { isAdProvider, type Connection, type Provider } from '#contract/connections/connection.ts'
import { connectAds, connectStore, makeSampleKey, type KeyForm, type SampleKey } from '#contract/connections/keys.ts'
import type { EndpointInput } from '#contract/protocol/endpoint.ts'
import type { Member } from '../api/member.ts'

type StoreForm = EndpointInput<typeof connectStore>['body']
type AdForm = EndpointInput<typeof connectAds>['body']

/** The form that a person fills in with a key's file. */
export const formWith = (provider: Provider, { fileName, file, fields }: SampleKey, name: string = provider): KeyForm =>
  ({ ...fields, type: provider, name, file: new File([file], fileName) }) as KeyForm

export const asStore = (form: KeyForm) => form as StoreForm
export const asAds = (form: KeyForm) => form as AdForm

/** A key that the fictional console of a provider gives out, in its form. */
export const sampleForm = async (member: Member, provider: Provider, name?: string): Promise<KeyForm> =>
  formWith(provider, await member.read(makeSampleKey, { body: { provider } }), name)

/** Connects a new key of a fictional console. */
export async function connectSample(member: Member, provider: Provider, name?: string): Promise<Connection> {
  return connectForm(member, await sampleForm(member, provider, name))
}

/** Connects what a form holds; of several ad accounts the first is chosen. */
export async function connectForm(member: Member, form: KeyForm): Promise<Connection> {
  if (!isAdProvider(form.type)) return member.read(connectStore, { body: asStore(form) })
  const answer = await member.read(connectAds, { ...member.own, body: asAds(form) })
  if (answer.outcome === 'connected') return answer.connection
  return connectForm(member, { ...form, accountId: answer.accounts[0]?.id ?? '' } as KeyForm)
}
