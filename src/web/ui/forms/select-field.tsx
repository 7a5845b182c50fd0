import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { chosenOf } from '../controls/filter-select.tsx'

interface Props<T extends string> {
  label: ReactNode
  name?: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  disabled?: boolean
  required?: boolean
  autoComplete?: string
  error?: ReactNode
  hint?: ReactNode
}

/** A labelled choice of one of many: the platform's own list. */
export const SelectField = <T extends string>({ options, onChange, hint, ...props }: Props<T>) => (
  <NativeSelect
    size="md"
    {...props}
    data={[...options]}
    description={hint}
    rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
    onChange={chosenOf(options, onChange)}
  />
)
