import { Trans } from '@lingui/react/macro'
import type { TrackedKeyword } from '#contract/keywords/tracked.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** Since when a keyword beyond the plan's slots stays as it is. */
export function NotUpdated({ since }: NonNullable<TrackedKeyword['beyondPlan']>) {
  if (since === null) return <Trans>Not updated</Trans>
  const day = formatDate(since, language())
  return <Trans>Not updated since {day}</Trans>
}
