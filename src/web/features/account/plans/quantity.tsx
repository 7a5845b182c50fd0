import { useLingui } from '@lingui/react/macro'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import classes from './plans.module.css'

interface Props {
  label: ReactNode
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number that is stepped up and down. */
export function Quantity({ label, value, min, max, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className={classes.quantity} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className={classes.stepper}>
        <IconButton label={t`Fewer`} disabled={value <= min} onClick={() => change(value - 1)}>
          <IconMinus size={17} stroke={1.7} />
        </IconButton>
        <output className={classes.count}>{value}</output>
        <IconButton label={t`More`} disabled={value >= max} onClick={() => change(value + 1)}>
          <IconPlus size={17} stroke={1.7} />
        </IconButton>
      </div>
    </div>
  )
}
