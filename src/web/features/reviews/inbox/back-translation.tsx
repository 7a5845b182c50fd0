import { Trans } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'
import type { ReviewRef } from '#web/data/queries/translation-read.ts'
import { language } from '#web/i18n/language.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { NotTranslated, useTranslation } from '../translation.tsx'
import { languageName } from '../languages.ts'

interface Props {
  review: ReviewRef
  text: string
  /** In which it is written, ISO 639-1; null: not known. */
  language: string | null
  isOffline: boolean
}

const TYPING_MS = 400

/** A reply in another language than the reader's, translated back; only they see it. */
export function ReplyBack({ review, text, language: written, isOffline }: Props) {
  const [settled] = useDebouncedValue(text.trim(), TYPING_MS)
  const isForeign = written !== null && written !== language() && settled !== ''
  const translation = useTranslation(review, isForeign ? [settled] : [])
  if (!isForeign) return null
  const name = languageName(language())
  const [back] = translation.texts ?? []
  return (
    <Text
      component="div"
      size="sm"
      c="dimmed"
      mx="md"
      mb={10}
      pl="sm"
      style={{ borderLeft: '2px solid var(--sg-line-strong)', overflowWrap: 'anywhere' }}
    >
      {back === undefined ? (
        <>
          <Anchor
            component="button"
            type="button"
            variant="action"
            disabled={isOffline || translation.isBusy}
            onClick={translation.ask}
          >
            <Trans>Show in {name}</Trans>
          </Anchor>
          {translation.error !== null && (
            <p role="alert">
              <NotTranslated error={translation.error} />
            </p>
          )}
        </>
      ) : (
        <>
          <Text size="xs">
            <Trans>In {name}, only you see this</Trans>
          </Text>
          <p lang={language()}>{back}</p>
        </>
      )}
    </Text>
  )
}
