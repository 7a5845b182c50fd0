import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { countryInSentence } from '#web/i18n/country.ts'
import { Note } from '#web/ui/forms/note.tsx'
import type { Editor } from './use-editor.ts'

/** Where the live texts come from, or why there are none to begin with. Drafts can be written all the same. */
export function LiveNote({ editor: { live, draftsFailed } }: { editor: Editor }) {
  const { locale, state, result } = live
  if (draftsFailed)
    return (
      <Note kind="error">
        <Trans>
          Couldn't load the drafts of your organisation. What you write is compared with them once they load.
        </Trans>{' '}
        <Retry onRetry={draftsFailed} />
      </Note>
    )
  if (locale === null)
    return (
      <Note kind="info">
        <Trans>No store shows this language by itself, so what is live can't be read. Paste it to begin.</Trans>
      </Note>
    )
  const country = countryInSentence(locale)
  if (state === 'unsaved')
    return (
      <Note kind="offline">
        <Trans>What is live in {country} is not saved on this device. You can start an empty draft.</Trans>
      </Note>
    )
  if (state === 'failed')
    return result.error?.code === 'APP_NOT_AVAILABLE' ? (
      <Note kind="info">
        <Trans>The app is not available in {country}, so nothing is live to begin with.</Trans>
      </Note>
    ) : (
      <Note kind="error">
        <Trans>Couldn't load what is live in {country}.</Trans> <Retry onRetry={result.refresh} />
      </Note>
    )
  return null
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button size="compact-sm" variant="subtle" onClick={onRetry}>
    <Trans>Try again</Trans>
  </Button>
)
