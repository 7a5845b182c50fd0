import { useLingui } from '@lingui/react/macro'
import { NativeSelect, Select } from '@mantine/core'
import { useState } from 'react'
import { matchOptions } from '#web/ui/controls/option-match.ts'
import { Tokens } from './tokens.tsx'

/** Lists of so many entries are searched. */
const SEARCHED_FROM = 10

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
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const name = (value: string) => options.find((one) => one.value === value)?.label ?? nameOf(value)
  const left = options.filter(({ value }) => !values.includes(value))
  const input = {
    variant: 'unstyled',
    'aria-label': label,
    attributes: { input: { 'aria-describedby': describedBy } },
    error: isInvalid,
  }
  const add = (value: string | null) => {
    if (value) onChange([...values, value])
    setSearch('')
  }
  return (
    <Tokens
      tokens={values.map((value) => ({ value, label: name(value) }))}
      onRemove={(value) => onChange(values.filter((one) => one !== value))}
      isInvalid={isInvalid}
    >
      {/* By all options, so that the list stays the same one while values are added. */}
      {options.length < SEARCHED_FROM ? (
        <NativeSelect
          {...input}
          value=""
          data={[{ value: '', label }, ...left]}
          onChange={(event) => add(event.target.value)}
        />
      ) : (
        <Select
          {...input}
          placeholder={label}
          searchable
          value={null}
          data={left}
          filter={({ options: all, search: typed }) =>
            matchOptions(
              all.flatMap((one) => ('items' in one ? [] : [{ ...one, id: one.value, text: one.label }])),
              typed,
            ).slice()
          }
          nothingFoundMessage={t`Nothing found`}
          onChange={add}
          searchValue={search}
          onSearchChange={setSearch}
        />
      )}
    </Tokens>
  )
}
