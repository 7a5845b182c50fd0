import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './row-checkbox.module.css'

interface Props {
  /** What is selected, for screen readers. */
  label: string
  checked: boolean
  /** Some of what it stands for is selected. */
  isMixed?: boolean
  /** Of its line in the chart; undefined: it has none. */
  color?: string | undefined
  tabIndex?: number
  /** `isRange`: Shift was held, so that all from the last one on are meant. */
  onChange: (isRange: boolean) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onFocus?: () => void
}

/** Selects a row; with the colour of its line it is the chart's legend. */
export function RowCheckbox({ label, checked, isMixed = false, color, onChange, ...rest }: Props) {
  const Sign = isMixed ? IconMinus : IconCheck
  return (
    <span className={classes.box} style={color ? { background: color, borderColor: color } : undefined}>
      <input
        {...rest}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        ref={(input) => {
          if (input) input.indeterminate = isMixed
        }}
      />
      {(checked || isMixed) && <Sign size={12} stroke={3} aria-hidden />}
    </span>
  )
}
