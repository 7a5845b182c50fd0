import { Box, Group, Input, TextInput, type TextInputProps } from '@mantine/core'
import { useId, type ReactNode } from 'react'

export interface FieldProps extends Omit<
  TextInputProps,
  'onChange' | 'size' | 'description' | 'rightSection' | 'value'
> {
  label: ReactNode
  value?: string
  onChange: (value: string) => void
  /** What is wrong with it, in plain words; shown below, the text stays. */
  error?: ReactNode
  hint?: ReactNode
  /** At the right end of the label's line: a link. */
  beside?: ReactNode
  /** Inside the field at its right end: a button. */
  trailing?: ReactNode
}

/** Mantine's text field whose `onChange` gets the text, with room for a link beside the label that is not part of its name. */
export function Field({ label, onChange, hint, beside, trailing, id, ...input }: FieldProps) {
  const own = useId()
  const inputId = id ?? own
  return (
    <LabelLine id={inputId} label={label} beside={beside}>
      <TextInput
        size="md"
        {...input}
        id={inputId}
        label={beside ? undefined : label}
        description={hint}
        attributes={blockDescription}
        rightSection={trailing}
        rightSectionPointerEvents="all"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </LabelLine>
  )
}

/** A description may hold a list, which a paragraph may not. */
export const blockDescription = { description: { component: 'div' } }

interface LabelLineProps {
  id: string
  label: ReactNode
  beside: ReactNode
  children: ReactNode
}

/** A link beside a label stands outside of it: it is no part of the field's name. */
export function LabelLine({ id, label, beside, children }: LabelLineProps) {
  if (!beside) return children
  return (
    <div>
      <Group justify="space-between" align="baseline" gap="sm">
        <Input.Label htmlFor={id}>{label}</Input.Label>
        <Box fz="sm" lh="sm">
          {beside}
        </Box>
      </Group>
      {children}
    </div>
  )
}
