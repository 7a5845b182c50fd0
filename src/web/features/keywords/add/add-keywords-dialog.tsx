import { useState } from 'react'
import { AddKeywords, type AddKeywordsProps } from './add-keywords.tsx'

/** KEY-021 to KEY-024: keywords to track, typed, pasted or from another country. Empty again each time it opens. */
export function AddKeywordsDialog(props: AddKeywordsProps) {
  const [{ opened, times }, setOpening] = useState({ opened: props.opened, times: 0 })
  if (props.opened !== opened) setOpening({ opened: props.opened, times: times + Number(props.opened) })
  return <AddKeywords key={times} {...props} />
}
