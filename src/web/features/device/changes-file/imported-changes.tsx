import { Plural, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import type { FileTaken } from '#web/commands/import-changes.ts'

/** Longer lists are cut: the pending changes show all of them. */
const LISTED = 50

/** Which changes of the file were added, which were pending already, and which were unreadable. */
export function ImportedChanges({ file: { added, known, unreadable } }: { file: FileTaken }) {
  const { t, i18n } = useLingui()
  const more = added.length - LISTED
  return (
    <>
      <p>
        <Plural
          value={added.length}
          _0="This file has no new changes."
          one="# change added. Storeglass sends it as soon as it can be reached, and applies it once, even if it was sent before."
          other="# changes added. Storeglass sends them as soon as it can be reached, and applies each once, even if it was sent before."
        />
      </p>
      {added.length > 0 && (
        <Box component="ul" m={0} pl={20} aria-label={t`Added changes`}>
          {added.slice(0, LISTED).map((command, index) => {
            const { title, scope } = command.describe()
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes
            return <li key={index}>{[title, scope].map((text) => i18n._(text)).join(' · ')}</li>
          })}
          {more > 0 && (
            <li>
              <Plural value={more} one="and # more" other="and # more" />
            </li>
          )}
        </Box>
      )}
      {known > 0 && (
        <p>
          <Plural
            value={known}
            one="# change in the file is already pending."
            other="# changes in the file are already pending."
          />
        </p>
      )}
      {unreadable > 0 && (
        <p>
          <Plural
            value={unreadable}
            one="# change can't be read. It's damaged or from another version of Storeglass."
            other="# changes can't be read. They're damaged or from another version of Storeglass."
          />
        </p>
      )}
    </>
  )
}
