import { NativeSelect } from '@mantine/core'
import { Tokens } from './tokens.tsx'

interface Props {
  /** Of what adds one: "Add country". */
  label: string
  values: readonly string[]
  options: readonly { value: string; label: string }[]
  /** Of a value that is not among the options. */
  nameOf: (value: string) => string
  onChange: (values: string[]) => void
  isInvalid: boolean
  describedBy?: string
}

/** Several of many values. */
export function ChosenTokens({ label, values, options, nameOf, onChange, isInvalid, describedBy }: Props) {
  const name = (value: string) => options.find((one) => one.value === value)?.label ?? nameOf(value)
  return (
    <Tokens
      tokens={values.map((value) => ({ value, label: name(value) }))}
      onRemove={(value) => onChange(values.filter((one) => one !== value))}
      isInvalid={isInvalid}
    >
      <NativeSelect
        variant="unstyled"
        aria-label={label}
        attributes={{ input: { 'aria-describedby': describedBy } }}
        error={isInvalid}
        value=""
        data={[{ value: '', label }, ...options.filter(({ value }) => !values.includes(value))]}
        onChange={(event) => event.target.value !== '' && onChange([...values, event.target.value])}
      />
    </Tokens>
  )
}
