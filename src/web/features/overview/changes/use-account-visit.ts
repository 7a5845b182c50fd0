import { useMemo } from 'react'
import { getProfile } from '#contract/profile.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'
import type { Told } from '#web/offline/storage/tables.ts'

/** The visit before this one as the account knows it, for a device that knows of none; null: there was none. */
export function useAccountVisit(): Told | null {
  const identity = useIdentity()
  const params = { userId: identity?.userId ?? '' }
  const at = useRead(read(getProfile, { params }), { enabled: identity !== null }).data?.lastVisitAt ?? null
  return useMemo(() => (at === null ? null : { at: Date.parse(at), changes: [] }), [at])
}
