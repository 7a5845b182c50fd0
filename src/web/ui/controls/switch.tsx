import { Switch as MantineSwitch } from '@mantine/core'

interface Props {
  /** For a label that stands beside it. */
  id?: string
  label: string
  checked: boolean
  onChange: () => void
  disabled?: boolean
  /** What it turned is on its way. */
  busy?: boolean
}

/** Turns something on and off, at once. */
export const Switch = ({ label, disabled = false, busy = false, ...props }: Props) => (
  <MantineSwitch {...props} aria-label={label} aria-busy={busy} disabled={disabled || busy} />
)
