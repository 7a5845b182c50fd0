import { useState } from 'react'
import { AddKeywords, type AddKeywordsProps } from './add-keywords.tsx'

/**
 * KEY-021 to KEY-024: keywords to track, typed, pasted or from another country. They stay until they are sent, or Cancel is
 * pressed, also when the page is left.
 */
export function AddKeywordsDialog(props: AddKeywordsProps) {
  const [{ opened, times, isDone }, setOpening] = useState({ opened: props.opened, times: 0, isDone: false })
  // Emptied only when it opens again: while it closes, what was sent is still seen.
  if (props.opened !== opened) {
    const isAnew = props.opened && isDone
    setOpening({ opened: props.opened, times: times + Number(isAnew), isDone: isDone && !isAnew })
  }
  return <AddKeywords key={times} {...props} onDone={() => setOpening((now) => ({ ...now, isDone: true }))} />
}
