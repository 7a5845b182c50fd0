import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface Props extends Omit<TextInputProps, 'label' | 'onChange' | 'placeholder'> {
  /** What is searched: it stands in the empty field. */
  label: string
  value: string
  onChange: (text: string) => void
}

/** Mantine's text field to search or filter by: one text is its name and its placeholder; `onChange` gets the text. */
export const SearchInput = ({ label, onChange, ...input }: Props) => (
  <TextInput
    type="search"
    aria-label={label}
    placeholder={label}
    leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
    {...input}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
