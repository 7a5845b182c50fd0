import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { discard, retry } from '#web/offline/outbox/outbox.ts'
import { WordDiff } from '#web/ui/display/word-diff.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { settle, type FieldPlace, type QueuedChange } from './field-drafts.ts'

interface Props {
  place: FieldPlace
  /** The changes that the server did not take, in order; not empty. */
  refused: readonly QueuedChange[]
  /** What the field shows: theirs. */
  text: string
  /** Who wrote it; null: not known. */
  by: string | null
}

/** A text was changed here and elsewhere, or its change was refused: one sees both texts and chooses. */
export function ConflictCard({ place, refused, text, by }: Props) {
  const { i18n } = useLingui()
  const first = refused[0]
  const own = refused.at(-1)?.payload.draft ?? ''
  if (!first) return null
  const { refusal, seq } = first.entry
  const isConflict = refusal?.code === 'CHANGED_ELSEWHERE'
  const end = (keeps: 'own' | 'theirs') => void settle(place, refused, keeps).catch(tellFailure)
  return (
    <Note kind="error">
      <Text inherit>
        {!isConflict ? (
          refusal && i18n._(refusal.message)
        ) : by ? (
          <Trans>{by} has changed this text too. The field shows theirs. Yours, compared with it:</Trans>
        ) : (
          <Trans>Someone else has changed this text too. The field shows theirs. Yours, compared with it:</Trans>
        )}
      </Text>
      <WordDiff before={text} after={own} lang={place.language} />
      <Group gap="xs" mt="xs">
        {isConflict ? (
          <>
            <Button size="sm" onClick={() => end('own')}>
              <Trans>Keep mine</Trans>
            </Button>
            <Button size="sm" variant="subtle" onClick={() => end('theirs')}>
              <Trans>Take theirs</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" onClick={() => void retry(seq)}>
              <Trans>Try again</Trans>
            </Button>
            <Button
              size="sm"
              variant="subtle"
              onClick={() => void Promise.all(refused.map(({ entry }) => discard(entry.seq)))}
            >
              <Trans>Discard</Trans>
            </Button>
          </>
        )}
      </Group>
    </Note>
  )
}
