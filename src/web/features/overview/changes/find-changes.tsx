import { useEffect } from 'react'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { bringPictures } from '../use-overview.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { ChangeMark } from './change-mark.tsx'
import { ChangesLine } from './changes-line.tsx'
import type { Drawn } from './found.ts'
import { linesOf, pictureParts } from './parts.ts'
import { useNewChanges } from './use-new-changes.ts'

interface Props {
  app: SelectedApp
  locale: string
  onFound: (found: Drawn | null) => void
}

/** Asks what changed in the listing and tells what of it is new since the last visit. Draws nothing itself. */
export function FindChanges({ app, locale, onFound }: Props) {
  const { store } = app
  const { visit, fresh } = useNewChanges(app, locale)
  const before = visit?.toldBefore ?? null

  useEffect(() => {
    if (!before || fresh.length === 0) return onFound(null)
    onFound({
      since: before.at,
      changes: fresh,
      store,
      isOwn: app.isOwn,
      lang: locale,
      Line: ChangesLine,
      Mark: ChangeMark,
    })
    const isOnline = () => connectivity.get() === 'online'
    whenIdle(() => isOnline() && void bringPictures(picturesOf(fresh), isOnline))
    // The same changes are found with each answer and each look.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [JSON.stringify(fresh), before?.at])
  return null
}

const picturesOf = (changes: Drawn['changes']) =>
  changes
    .filter(({ part }) => pictureParts.has(part))
    .flatMap(({ before, after }) => linesOf(before).concat(linesOf(after)))
