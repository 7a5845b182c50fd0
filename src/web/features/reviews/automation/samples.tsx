import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Flex, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { HeldBecause } from '#contract/reviews/held.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useActing } from '#web/ui/access/disabled-while-impersonating.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { draftFailure } from '../draft-failure.ts'
import type { RuleSamples, Sample } from './use-samples.ts'

/** Lets the language model write sample replies before the rule is turned on. */
export function SampleTools({ samples, isOut }: { samples: RuleSamples; isOut: boolean }) {
  const { t, i18n } = useLingui()
  const hintId = useId()
  const isOffline = useConnectivity() === 'offline'
  const isActing = useActing()
  const { count, total, written, isWriting, isOutdated, error } = samples
  const at = Math.min(total, samples.byReview.size)
  if (isActing) return null
  return (
    <Stack gap="xs" align="flex-start" fz="sm" lh="sm" role="group" aria-label={t`Samples`}>
      <Button
        size="sm"
        busy={isWriting}
        disabled={isOffline || isOut || count === 0}
        aria-describedby={hintId}
        onClick={samples.write}
      >
        {total > 0 ? (
          <Plural value={count} one="Write # sample again" other="Write # samples again" />
        ) : (
          <Plural value={count} one="Write # sample" other="Write # samples" />
        )}
      </Button>
      <Text size="xs" c="dimmed" id={hintId}>
        {isOffline ? (
          <Trans>You're offline. Samples need a connection.</Trans>
        ) : isOut ? (
          <Trans>There are no AI requests left for samples.</Trans>
        ) : (
          <>
            <Trans>The language model replies to the newest reviews as the rule would. Nothing is sent or saved.</Trans>{' '}
            <Plural value={count} one="It uses # AI request." other="It uses # AI requests." />
          </>
        )}
      </Text>
      {isWriting && (
        <Group gap="xs">
          <Loader size={16} />
          <p role="status">
            <Trans>
              Writing sample {at} of {total}…
            </Trans>
          </p>
          <Anchor component="button" type="button" variant="action" onClick={samples.cancel}>
            <Trans>Cancel</Trans>
          </Anchor>
        </Group>
      )}
      {!isWriting && total > 0 && (
        <p role="status">
          <Trans>
            {written} of {total} samples written.
          </Trans>{' '}
          <Waiting samples={samples} />
        </p>
      )}
      {isOutdated && (
        <Note kind="info">
          <Trans>You have changed the rule since these samples were written.</Trans>
        </Note>
      )}
      {error !== null && <Note kind="error">{i18n._(draftFailure(error))}</Note>}
    </Stack>
  )
}

/** How many of the samples would not go out by themselves. */
function Waiting({ samples: { byReview, written } }: { samples: RuleSamples }) {
  const held = [...byReview.values()].filter((one) => one.is === 'written' && one.held !== null).length
  if (written === 0) return null
  return (
    <Plural value={held} _0="None would be held." one="# would be held for you." other="# would be held for you." />
  )
}

/** Icons keep their size beside long texts. */
const FIXED = { flex: 'none' }

/** A review in full, the sample reply, and the result of the check before publishing. */
export function SampleText({ review: { body, language }, sample }: { review: OwnReview; sample: Sample }) {
  return (
    <>
      <Text
        size="sm"
        c="dimmed"
        style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        lang={language ?? undefined}
        dir="auto"
      >
        {body}
      </Text>
      {sample.is === 'written' ? (
        <>
          <Text
            size="sm"
            lh="19px"
            mt={6}
            pl={10}
            style={{
              borderLeft: '2px solid var(--sg-acc-line)',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            }}
            lang={sample.language ?? undefined}
            dir="auto"
          >
            {sample.text}
          </Text>
          <Flex
            component="p"
            gap={6}
            align="flex-start"
            mt={4}
            fz="xs"
            lh="xs"
            style={{ overflowWrap: 'anywhere' }}
            {...(sample.held === null ? { c: 'dimmed' } : { c: 'var(--sg-text)', fw: 540 })}
          >
            {sample.held === null ? (
              <IconCheck size={15} stroke={1.8} style={FIXED} aria-hidden />
            ) : (
              <IconAlertTriangle size={15} stroke={1.8} color="var(--sg-warn-ring)" style={FIXED} aria-hidden />
            )}
            {sample.held === null ? <Trans>Wouldn't be held</Trans> : <WouldBeHeld held={sample.held} />}
          </Flex>
        </>
      ) : (
        <Text size="xs" c="dimmed">
          {sample.is === 'writing' ? (
            <Trans>Writing…</Trans>
          ) : (
            <Trans>The language model gave no usable response.</Trans>
          )}
        </Text>
      )}
    </>
  )
}

function WouldBeHeld({ held: { kind, shown } }: { held: HeldBecause }) {
  switch (kind) {
    case 'contact':
      return <Trans>Would be held: contains a link, an address or a number (“{shown}”)</Trans>
    case 'request':
      return <Trans>Would be held: asks for data, codes or a payment (“{shown}”)</Trans>
    case 'money':
      return <Trans>Would be held: mentions money (“{shown}”)</Trans>
    case 'promise':
      return <Trans>Would be held: promises something (“{shown}”)</Trans>
    case 'legal':
      return <Trans>Would be held: admits fault or takes a legal position (“{shown}”)</Trans>
    case 'insult':
      return <Trans>Would be held: may be insulting (“{shown}”)</Trans>
    case 'prompt':
      return <Trans>Would be held: repeats instructions or is unfinished (“{shown}”)</Trans>
    case 'sensitive':
      return <Trans>Would be held: reviews with “{shown}” always go to a person</Trans>
    case 'language':
      return <Trans>Would be held: replies in this language aren't checked</Trans>
    case 'repeated':
      return <Trans>Would be held: repeats the reply to another review</Trans>
    case 'rating':
      return <Trans>Would be held: the review has fewer than 4 stars</Trans>
  }
}
