import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import { useSlash } from '../selection/use-slash.ts'
import classes from './finder-search.module.css'

interface Props {
  text: string
  onText: (text: string) => void
  /** Enter, or the field is left. */
  onDone: () => void
}

/** KEY-020: what one looks for. `/` leads to it. */
export function FinderSearch({ text, onText, onDone }: Props) {
  const { t } = useLingui()
  const input = useSlash()
  const label = t`Keyword, app or sentence`
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <IconSearch size={19} stroke={1.7} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={KEYWORD_MAX_LENGTH}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={onDone}
      />
    </form>
  )
}
