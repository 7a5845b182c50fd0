import { useLingui } from '@lingui/react/macro'
import { periodNames, type PeriodName } from '#aso/keywords/periods.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { periodChoices } from '../monitor/period-labels.ts'

/** KEY-017: the days that everything on the page is about. */
export function PeriodChoice({ value, onChange }: { value: PeriodName; onChange: (period: PeriodName) => void }) {
  const { t, i18n } = useLingui()
  const phone = usePhone()
  const options = periodNames.map((name) => ({ value: name, label: i18n._(periodChoices[name]) }))
  const shared = { label: t`Period`, value, options, onChange }
  return phone ? <FilterSelect {...shared} size="medium" /> : <Segmented {...shared} />
}
