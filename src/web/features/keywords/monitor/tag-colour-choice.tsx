import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { TagColour } from '#contract/keywords/tracked.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'

const colourNames: Record<TagColour, MessageDescriptor> = {
  grey: msg`Grey`,
  violet: msg`Violet`,
  blue: msg`Blue`,
  teal: msg`Teal`,
  green: msg`Green`,
  amber: msg`Amber`,
  red: msg`Red`,
  pink: msg`Pink`,
}

interface Props {
  label: string
  value: TagColour
  onChange: (colour: TagColour) => void
}

/** The colours that a tag can have, by their names. */
export function TagColourChoice({ label, value, onChange }: Props) {
  const { i18n } = useLingui()
  const options = TagColour.options.map((colour) => ({ value: colour, label: i18n._(colourNames[colour]) }))
  return <FilterSelect label={label} size="medium" value={value} options={options} onChange={onChange} />
}
