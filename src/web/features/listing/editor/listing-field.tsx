import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Button, Group, Text, Textarea } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { memo, useDeferredValue, useId } from 'react'
import { countCharacters } from '#aso/characters.ts'
import { cleanText } from '#aso/listing/fields.ts'
import type { Finding } from '#aso/listing/lint/lint-listing.ts'
import { directionOf } from '#aso/listing/store-languages.ts'
import type { DraftField, IgnoredRule, ListingDraft } from '#contract/listing-drafts.ts'
import type { AppVersion } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { DRAFT_TEXT_MAX } from '#contract/protocol/limits.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { saysTheSame } from '#web/offline/create-store.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { WordDiff } from '#web/ui/display/word-diff.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import { fieldNames } from '../field-names.ts'
import { ConflictCard } from './conflict-card.tsx'
import { FieldFindings, findingText } from './field-findings.tsx'
import { isProblem, liveText, type EditedField } from './use-editor.ts'

interface Props {
  edited: EditedField
  /** What the rules say of the text. */
  findings: readonly Finding[]
  project: Project
  language: string
  /** The version with whose texts this one is compared; null: with what is live. */
  compared: AppVersion | null
  /** The user may view the app, but not change it. */
  isReadOnly: boolean
  onType: (edited: EditedField, text: string) => void
  onLeave: (field: DraftField) => void
  onDiscard: (edited: EditedField) => void
  onIgnore: (edited: EditedField, ignored: IgnoredRule[]) => void
}

/**
 * One text of the listing: how much of its room it uses, what the rules say of it, and how it differs from what is live. The
 * fields are new objects with each key that is typed into one of them: the others are not drawn anew.
 */
export const ListingFieldEditor = memo(function ListingFieldEditor(props: Props) {
  const { edited, findings, project, language, compared, isReadOnly } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const { field, limit, isLine, text, live, isChanged, draft, isWaiting, refused } = edited
  const name = i18n._(fieldNames[field])
  const count = countCharacters(text)
  const hasErrors = findings.some((finding) => isProblem(finding, edited))
  const isFixed = isReadOnly || refused.length > 0
  return (
    <Box component="section" px="var(--sg-card-padding)" py="md" aria-labelledby={`${id}-name`}>
      <Group gap="xs" wrap="nowrap" mb={6}>
        <Text component="label" inherit fw={540} htmlFor={id} id={`${id}-name`}>
          {name}
        </Text>
        {isChanged && (
          <Badge variant="light">
            <Trans>Changed</Trans>
          </Badge>
        )}
        {isWaiting && (
          <Badge variant="light" color="gray">
            <Trans>Waiting to send</Trans>
          </Badge>
        )}
        <Group gap={4} wrap="nowrap" ml="auto">
          <CharPill count={count} limit={limit} />
          <IconButton label={t`Copy ${name}`} size={28} disabled={text === ''} onClick={() => void copyText(text)}>
            <IconCopy size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </Group>
      </Group>
      {refused.length > 0 && (
        <Box mb="xs">
          <ConflictCard
            place={{ project, language, field }}
            refused={refused}
            text={text}
            by={draft?.changedBy ?? null}
          />
        </Box>
      )}
      <Textarea
        id={id}
        size="md"
        value={text}
        lang={language}
        dir={directionOf(language)}
        minRows={isLine ? 1 : 3}
        maxRows={16}
        maxLength={DRAFT_TEXT_MAX}
        readOnly={isFixed}
        error={count > limit || hasErrors}
        // Read out with the field; one who sees reads it below, with what can be done.
        description={findings.map((finding) => i18n._(findingText(finding))).join(' ')}
        descriptionProps={{ 'aria-hidden': true, className: 'sg-visually-hidden' }}
        autoComplete="off"
        autoCapitalize={field === 'keywords' ? 'none' : 'sentences'}
        spellCheck={field !== 'keywords'}
        onChange={({ target }) => props.onType(edited, cleanText(target.value, isLine))}
        onBlur={() => props.onLeave(field)}
        onKeyDown={(event) => {
          if (isLine && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
      />
      {findings.length > 0 && (
        <FieldFindings
          findings={findings}
          ignored={edited.ignored}
          onChange={
            isFixed
              ? null
              : {
                  mend: (next) => props.onType(edited, next),
                  ignore: (ignored) => props.onIgnore(edited, ignored),
                }
          }
        />
      )}
      {compared ? (
        <Difference
          text={text}
          before={liveText(field, compared.texts, compared.releaseNotes)}
          version={compared.version}
          language={language}
        />
      ) : (
        isChanged && <Difference text={text} before={live} version={null} language={language} />
      )}
      <Group gap="xs" mt={4} c="dimmed" fz="xs" lh="xs" justify="space-between">
        <span>{draft && <LastChange draft={draft} />}</span>
        {isChanged && !isFixed && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => props.onDiscard(edited)}>
            <Trans>Discard draft</Trans>
          </Button>
        )}
      </Group>
    </Box>
  )
}, isSameField)

function isSameField(before: Props, next: Props): boolean {
  const { edited, findings, ...others } = before
  const isSame = (Object.keys(others) as (keyof typeof others)[]).every((key) => before[key] === next[key])
  return isSame && saysTheSame(edited, next.edited) && saysTheSame(findings, next.findings)
}

interface DifferenceProps {
  text: string
  /** What it is compared with; null: not known. */
  before: string | null
  /** The version that had it; null: it is live. */
  version: string | null
  language: string
}

/** Follows what is typed when there is time for it. */
function Difference({ text, before, version, language }: DifferenceProps) {
  const shown = useDeferredValue(text)
  if (before === shown) return null
  return (
    <Box mt={6} fz="sm" lh="sm">
      {before === null ? (
        <Text size="xs" c="dimmed">
          {version === null ? (
            <Trans>What is live is not known here.</Trans>
          ) : (
            <Trans>What version {version} had is not known.</Trans>
          )}
        </Text>
      ) : (
        <>
          <Text span size="xs" c="dimmed">
            {version === null ? <Trans>Compared with live</Trans> : <Trans>Compared with version {version}</Trans>}
          </Text>
          <WordDiff before={before} after={shown} lang={language} />
        </>
      )}
    </Box>
  )
}

/** Who changed the organisation's draft last, and when. */
function LastChange({ draft: { changedBy: name, changedAt } }: { draft: ListingDraft }) {
  const day = formatDate(changedAt, readersLanguage())
  const time = formatTime(Date.parse(changedAt), readersLanguage())
  return name ? (
    <Trans>
      Last changed by {name}, {day}, {time}
    </Trans>
  ) : (
    <Trans>
      Last changed {day}, {time}
    </Trans>
  )
}
