import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Anchor, Text } from '@mantine/core'
import { SourceOffNote } from '../sources/source-off-note.tsx'
import type { AppSearch } from './use-app-search.ts'

/** How the search stands, in a line below its list. `nothing`: what helps where no app was found. */
export function SearchStatus({ search, nothing }: { search: AppSearch; nothing: ReactNode }) {
  const { i18n } = useLingui()
  const { state, found, error, retry } = search
  return (
    <Text component="div" size="sm" c="dimmed" mt="xs">
      <p role="status">
        {state === 'searching' && <Trans>Searching</Trans>}
        {state === 'failed' && i18n._(failureText(error))}
        {state === 'done' &&
          (found.length === 0 ? nothing : <Plural value={found.length} one="# app found" other="# apps found" />)}
      </p>
      {state === 'failed' && (
        <Anchor component="button" type="button" variant="action" onClick={retry}>
          <Trans>Try again</Trans>
        </Anchor>
      )}
      <SourceOffNote sources={['documented', 'playPages']} />
    </Text>
  )
}
