import * as v from 'valibot'
import { Provider } from '#contract/connections/connection.ts'
import { Id } from '#contract/store.ts'

export type Tab = 'my-apps' | 'stores' | 'ad-platforms'

/** The list that an address names; the route has made sure that it names one. */
export const tabOf = (named: string | undefined): Tab =>
  named === 'stores' || named === 'ad-platforms' ? named : 'my-apps'

/** What the address says after its path, as it stands there. */
export interface Search {
  connection?: string | undefined
  act?: string | undefined
  new?: string | undefined
  page?: string | undefined
}

export type Act = 'key' | 'apps' | 'revoke' | 'reconnect'

/** What is open over the page; null: nothing. */
export type Open =
  | { what: 'connection'; id: string }
  | { what: Act; id: string }
  /** `provider` null: its type is asked for. `id`: it is connected, and its apps are chosen. */
  | { what: 'new'; provider: Provider | null; id: string | null }

const ActName = v.picklist(['key', 'apps', 'revoke', 'reconnect'])

/** What an address opens. What nobody could have written is left out. */
export function readPlace(search: Search): { open: Open | null; page: number } {
  const page = v.is(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), search.page) ? Number(search.page) : 1
  const id = v.is(Id, search.connection) ? search.connection : null
  if (search.new !== undefined)
    return { open: { what: 'new', provider: v.is(Provider, search.new) ? search.new : null, id }, page }
  if (id === null) return { open: null, page }
  return { open: { what: v.is(ActName, search.act) ? search.act : 'connection', id }, page }
}

/** The address that opens something; the page of the list stays. */
export function searchOf(open: Open | null, page: number): Search {
  const place: Search = page > 1 ? { page: String(page) } : {}
  if (open === null) return place
  if (open.what === 'new') return { ...place, new: open.provider ?? 'type', ...(open.id && { connection: open.id }) }
  return { ...place, connection: open.id, ...(open.what !== 'connection' && { act: open.what }) }
}
