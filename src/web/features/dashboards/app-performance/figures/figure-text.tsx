import { useLingui } from '@lingui/react/macro'
import { formatCompact, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'

/** What is not known. */
const NONE = '–'

export const countText = (value: number | null): string => (value === null ? NONE : formatCompact(value, language()))
export const rateText = (value: number | null): string => (value === null ? NONE : formatPercent(value, language()))

/** A relative change; nothing where it is not known. */
export function Change({ value }: { value: number | null }) {
  const { t } = useLingui()
  if (value === null) return null
  return (
    <Delta direction={Math.abs(value) < 0.0005 ? 0 : value} against={t`against the days before`}>
      {formatPercent(Math.abs(value), language())}
    </Delta>
  )
}

/** Percentage points that look like none. */
const NO_POINTS = 0.05

/** A change of a rate; a dash where it is not known. */
export function Points({ value }: { value: number | null }) {
  const { t } = useLingui()
  if (value === null) return NONE
  const points = formatNumber(Math.abs(value), language(), 1)
  return (
    <Delta direction={Math.abs(value) < NO_POINTS ? 0 : value} against={t`against the days before`}>
      {t`${points} pts`}
    </Delta>
  )
}
