import type { Identity } from '#contract/auth/auth.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import type { Search } from './place.ts'

export interface Props {
  identity: Identity
  app: AppInCountry
  search: Search
  /** `replace`: in the place of the address that is there, so that Back does not come to it again. */
  onSearch: (search: Search, replace: boolean) => void
}

/** REV-001: reviews of an own app, and the replies to them. */
export function InboxPage(_: Props) {
  return <InboxSkeleton />
}
