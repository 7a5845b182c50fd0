import { Group, Text, UnstyledButton } from '@mantine/core'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import classes from './app-chips.module.css'

export interface AppChip {
  id: string
  name: string
  iconUrl: string | null
  isOn: boolean
  /** It can't be put in: there are enough. */
  isFull?: boolean
  /** Colour of its line; null: it has none in the chart. */
  color: string | null
}

interface Props {
  /** What they are for, for screen readers. */
  label: string
  chips: readonly AppChip[]
  onToggle: (id: string) => void
}

/** Apps whose lines can be put into a chart and taken out; each wears the colour of its line. */
export function AppChips({ label, chips, onToggle }: Props) {
  return (
    <Group gap="xs" role="group" aria-label={label}>
      {chips.map(({ id, name, iconUrl, isOn, isFull = false, color }) => (
        <UnstyledButton
          key={id}
          className={classes.chip}
          aria-pressed={isOn}
          aria-disabled={isFull || undefined}
          onClick={() => onToggle(id)}
        >
          <AppIcon src={iconUrl} title={name} size={20} />
          <Text span inherit truncate>
            {name}
          </Text>
          {isOn && color && <span className={classes.line} style={{ background: color }} aria-hidden />}
        </UnstyledButton>
      ))}
    </Group>
  )
}
