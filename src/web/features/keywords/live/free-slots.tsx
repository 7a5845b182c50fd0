import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** What is left of a plan's slots, beside what takes one. */
export function FreeSlots({ free, limit }: { free: number; limit: number }) {
  const [shownFree, shownLimit] = [formatNumber(free, language()), formatNumber(limit, language())]
  return (
    <Trans>
      {shownFree} of {shownLimit} slots free
    </Trans>
  )
}
