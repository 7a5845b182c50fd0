import * as v from 'valibot'
import { Provider } from '#contract/connections/connection.ts'
import { Id } from '#contract/store.ts'

/** Rows on a page of a list (CONN-007). */
export const PAGE_SIZE = 50

export type Tab = 'my-apps' | 'stores' | 'ad-platforms'

/** The list that an address names; the route has made sure that it names one. */
export const tabOf = (named: string | undefined): Tab =>
  named === 'stores' || named === 'ad-platforms' ? named : 'my-apps'

/** The search of the address. */
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

/** What an address opens. Values that the app never writes are left out. */
export function readAddress(search: Search): { open: Open | null; page: number } {
  const page = v.is(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), search.page) ? Number(search.page) : 1
  const id = v.is(Id, search.connection) ? search.connection : null
  if (search.new !== undefined)
    return { open: { what: 'new', provider: v.is(Provider, search.new) ? search.new : null, id }, page }
  if (id === null) return { open: null, page }
  return { open: { what: v.is(ActName, search.act) ? search.act : 'connection', id }, page }
}

/** The address that opens something; the page of the list stays. */
export function searchFor(open: Open | null, page: number): Search {
  const list: Search = page > 1 ? { page: String(page) } : {}
  if (open === null) return list
  if (open.what === 'new') return { ...list, new: open.provider ?? 'type', ...(open.id && { connection: open.id }) }
  return { ...list, connection: open.id, ...(open.what !== 'connection' && { act: open.what }) }
}
