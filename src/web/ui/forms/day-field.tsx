import '@mantine/dates/styles.layer.css'
import { useLingui } from '@lingui/react/macro'
import { DateInput, type DateInputProps } from '@mantine/dates'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import 'dayjs/locale/de.js'
import { useState } from 'react'
import type { Language } from '#contract/auth/auth.ts'
import { isDay, type IsoDay } from '#contract/protocol/days.ts'
import { language } from '#web/i18n/language.ts'
import { useDropdownProps } from '../overlays/popover.tsx'

dayjs.extend(customParseFormat)

interface Props extends Omit<DateInputProps, 'value' | 'onChange' | 'minDate' | 'maxDate' | 'description'> {
  /** `YYYY-MM-DD`; empty: none. */
  value: string
  onChange: (day: IsoDay | '') => void
  /** Days that the calendar offers; others may be typed, and the form says what is wrong with them. */
  min?: string | undefined
  max?: string | undefined
  hint?: DateInputProps['description']
}

/** As a day is written; what is typed may also be written in the ways after the first, or as `YYYY-MM-DD`. */
const formats: Record<Language, [string, ...string[]]> = {
  en: ['MMM D, YYYY', 'MMMM D, YYYY', 'M/D/YYYY', 'D MMM YYYY'],
  de: ['DD.MM.YYYY', 'D.M.YYYY', 'D. MMMM YYYY'],
}

/** A day, typed or picked from a calendar. */
export function DayField({ value, onChange, min = '', max, hint, ...input }: Props) {
  const { t } = useLingui()
  const dropdown = useDropdownProps()
  const [isOpen, setOpen] = useState(false)
  const [format, ...others] = formats[language()]
  return (
    <DateInput
      size="md"
      {...input}
      description={hint}
      locale={language()}
      valueFormat={format}
      dateParser={(typed) => {
        const day = dayjs(typed.trim(), ['YYYY-MM-DD', format, ...others], language(), true)
        return day.isValid() ? day.format('YYYY-MM-DD') : null
      }}
      allowDeselect
      excludeDate={(day) => day < min || (max !== undefined && day > max)}
      ariaLabels={{
        nextMonth: t`Next month`,
        previousMonth: t`Previous month`,
        nextYear: t`Next year`,
        previousYear: t`Previous year`,
        nextDecade: t`Next decade`,
        previousDecade: t`Previous decade`,
        monthLevelControl: t`Choose a month`,
        yearLevelControl: t`Choose a year`,
      }}
      data-expanded={isOpen || undefined}
      popoverProps={{
        ...dropdown,
        styles: { dropdown: { padding: 12 } },
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
      }}
      value={value || null}
      onChange={(day) => onChange(day !== null && isDay(day) ? day : '')}
    />
  )
}
