import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { useSlash } from '../selection/use-slash.ts'

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
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <SearchInput
        ref={input}
        size="md"
        label={t`Keyword, app or sentence`}
        leftSection={<IconSearch size={19} stroke={1.7} aria-hidden />}
        aria-keyshortcuts="/"
        maxLength={KEYWORD_MAX_LENGTH}
        autoComplete="off"
        value={text}
        onChange={onText}
        onBlur={onDone}
      />
    </form>
  )
}
