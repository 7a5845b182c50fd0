import { Input, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'

interface Props {
  label: ReactNode
  opened: boolean
  onToggle: () => void
  /** What opens: a list, or a panel with controls of its own. */
  opens: 'listbox' | 'dialog'
  /** Before the value: a flag. */
  icon?: ReactNode
  /** What is chosen; null: nothing yet. */
  value: ReactNode
  placeholder: ReactNode
  title?: string
  disabled?: boolean
  'aria-controls'?: string
}

/** A labelled field of a form whose choices open in a panel (`Popover`): the closed half of it. */
export function FieldTrigger({ label, opened, onToggle, opens, icon, value, placeholder, ...button }: Props) {
  const id = useId()
  return (
    <Input.Wrapper flex={1} miw={0} label={label} labelElement="div" labelProps={{ id: `${id}-label` }}>
      <Input
        component="button"
        type="button"
        size="md"
        pointer
        {...button}
        leftSection={icon}
        rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup={opens}
        aria-expanded={opened}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          if (!opened) onToggle()
        }}
      >
        <Text span inherit truncate display="block" id={`${id}-value`}>
          {value ?? <Input.Placeholder>{placeholder}</Input.Placeholder>}
        </Text>
      </Input>
    </Input.Wrapper>
  )
}
