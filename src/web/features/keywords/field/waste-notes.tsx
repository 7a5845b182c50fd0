import { IconAlertTriangle } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { FieldAnalysis } from '#aso/keyword-field/analyse-field.ts'
import { fieldLength, fittingEntries } from '#aso/keyword-field/field-text.ts'
import { withoutAllWaste, withoutWaste, type WastedEntry } from '#aso/keyword-field/wasted-words.ts'
import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import type { DraftInUse } from './use-draft.ts'
import classes from './field.module.css'
import { localeName } from '#web/i18n/locale-name.ts'

const SHOWN = 2

interface Props {
  wasted: readonly WastedEntry[]
  analysis: FieldAnalysis
  draft: DraftInUse
}

/** Which words gain nothing and why, and what does not fit. */
export function WasteNotes({ wasted, analysis, draft }: Props) {
  const { t } = useLingui()
  const [showsAll, setShowsAll] = useState(false)
  const { entries, change } = draft
  const { free, fitting } = analysis
  if (wasted.length === 0 && free >= 0) return null
  const shown = showsAll ? wasted : wasted.slice(0, SHOWN)
  return (
    <Stack component="ul" gap="xs" aria-label={t`What you can remove`}>
      {free < 0 && (
        <WasteNote tone="bad">
          <Text inherit flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Plural value={-free} one="# character too many." other="# characters too many." />
          </Text>
          <UnstyledButton
            onClick={() => change((before) => before.slice(0, fittingEntries(before, KEYWORD_FIELD_MAX)))}
          >
            <Plural value={entries.length - fitting} one="Remove the last word" other="Remove the last # words" />
          </UnstyledButton>
        </WasteNote>
      )}
      {shown.map((waste) => (
        <WasteNote key={`${waste.entry} ${waste.index}`} tone="warn">
          <Text inherit flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <WasteReasonText waste={waste} />{' '}
            <Plural
              value={analysis.length - fieldLength(withoutWaste(entries, waste))}
              one="Without it, # character is free."
              other="Without it, # characters are free."
            />
          </Text>
          <UnstyledButton
            aria-label={t`Remove ${waste.word} from the field`}
            onClick={() => change((before) => withoutWaste(before, waste))}
          >
            <Trans>Remove</Trans>
          </UnstyledButton>
        </WasteNote>
      ))}
      {wasted.length > 1 && (
        <Group component="li" gap="4px 16px">
          {wasted.length > shown.length && (
            <Anchor
              component="button"
              type="button"
              inherit
              mt={4}
              fw={540}
              className={classes.more}
              onClick={() => setShowsAll(true)}
            >
              <Plural value={wasted.length - shown.length} one="# more wasted word" other="# more wasted words" />
            </Anchor>
          )}
          <Anchor
            component="button"
            type="button"
            inherit
            mt={4}
            fw={540}
            className={classes.more}
            onClick={() => change((before) => withoutAllWaste(before, wasted))}
          >
            <Trans>Remove all wasted words</Trans>
          </Anchor>
        </Group>
      )}
    </Stack>
  )
}

interface WasteNoteProps {
  tone: 'warn' | 'bad'
  /** The problem, and a button to remove its cause. */
  children: ReactNode
}

const WasteNote = ({ tone, children }: WasteNoteProps) => (
  <Group
    component="li"
    className={classes.note}
    gap={10}
    align="start"
    wrap="nowrap"
    px="sm"
    py={10}
    bg={`var(--sg-${tone}-soft)`}
    mod={{ tone }}
  >
    <IconAlertTriangle size={17} stroke={1.7} aria-hidden />
    {children}
  </Group>
)

/** Why a word gains nothing. */
function WasteReasonText({ waste: { word, reason } }: { waste: WastedEntry }) {
  switch (reason.kind) {
    case 'app-name':
      return (
        <Trans>
          <b>{word}</b> is part of the app's name, which is searched anyway.
        </Trans>
      )
    case 'developer':
      return (
        <Trans>
          <b>{word}</b> is part of the developer's name, which is searched anyway.
        </Trans>
      )
    case 'title':
      return (
        <Trans>
          <b>{word}</b> is in your title already.
        </Trans>
      )
    case 'subtitle':
      return (
        <Trans>
          <b>{word}</b> is in your subtitle already.
        </Trans>
      )
    case 'repeated':
      return (
        <Trans>
          <b>{word}</b> is in the field twice.
        </Trans>
      )
    case 'number':
      return (
        <Trans>
          <b>{word}</b> counts as singular or plural of <b>{reason.form}</b>, which counts already.
        </Trans>
      )
    case 'function-word':
      return (
        <Trans>
          <b>{word}</b> adds little: apps are found without it.
        </Trans>
      )
    case 'app':
      return (
        <Trans>
          Every app is found by <b>{word}</b>.
        </Trans>
      )
    case 'category':
      return (
        <Trans>
          <b>{word}</b> is in the name of your category, which is searched anyway.
        </Trans>
      )
    case 'other-locale': {
      const locale = localeName(reason.locale)
      return (
        <Trans>
          <b>{word}</b> is in {locale} already, and no known keyword needs it here.
        </Trans>
      )
    }
  }
}
