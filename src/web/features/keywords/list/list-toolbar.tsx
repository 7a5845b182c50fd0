import { Group, type GroupProps } from '@mantine/core'
import type { ReactNode, Ref, RefObject } from 'react'
import { useLingui } from '@lingui/react/macro'
import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { useSlash } from './page-keys.ts'

interface Props extends Omit<GroupProps, 'children' | 'onChange'> {
  ref?: Ref<HTMLDivElement>
  /** What the list holds, for screen readers. */
  label: string
  /** Its search; without it the page has one above the list. */
  search: { text: string; onText: (text: string) => void; className: string | undefined } | null
  /** The search field, to focus it. */
  input?: RefObject<HTMLInputElement | null>
  /** Filters, and buttons at the right end. */
  children: ReactNode
}

/** The toolbar of a list of keywords. `/` focuses its search. */
export function ListToolbar({ label, search, input, children, ...bar }: Props) {
  const { t } = useLingui()
  const field = useSlash(input)
  return (
    <Group gap="xs" {...bar} role="search" aria-label={label}>
      {search && (
        <SearchInput
          ref={field}
          className={search.className}
          label={t`Search keywords`}
          aria-keyshortcuts="/"
          maxLength={KEYWORD_MAX_LENGTH}
          value={search.text}
          onChange={search.onText}
        />
      )}
      {children}
    </Group>
  )
}
