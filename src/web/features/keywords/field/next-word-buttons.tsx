import { IconPlus } from '@tabler/icons-react'
import { msg, plural, t as text } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Button, Group, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { FieldFill, FilledWord } from '#aso/keyword-field/fill-field.ts'
import { fieldLength } from '#aso/keyword-field/field-text.ts'
import type { NextWords } from '#aso/keyword-field/next-words.ts'
import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import { language } from '#web/i18n/language.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Count } from '../list/keyword-cells.tsx'
import { NextWordsMethod } from './field-methods.tsx'
import classes from './field.module.css'

interface Props {
  next: readonly NextWords[]
  /** Characters that are left. */
  free: number
  /** Language of the words, and that of the keywords. */
  locale: string
  entries: readonly string[]
  onAdd: (words: readonly string[]) => void
  /** Takes words out again. */
  onRemove: (words: readonly string[]) => void
  /** What would fill the field. */
  fill: () => FieldFill
}

/** The words that gain most for the characters that are left. */
export function NextWordButtons({ next, free, locale, entries, onAdd, onRemove, fill }: Props) {
  const { t } = useLingui()
  const [proposed, setProposed] = useState<FieldFill | null>(null)
  const accept = (words: readonly string[]) => {
    setProposed(null)
    onAdd(words)
    notify({
      kind: 'success',
      title: plural(words.length, { one: '# word added', other: '# words added' }),
      actions: [{ label: text`Undo`, onClick: () => onRemove(words) }],
    })
  }
  if (next.length === 0 && proposed === null) return null
  return (
    <div>
      <Group gap="xs" align="start" justify="space-between" wrap="nowrap">
        <Text component="h3" size="sm" fw={620} mb="xs" flex={1} miw={0}>
          <Plural value={free} one="Best use of the free character" other="Best use of the free # characters" />
        </Text>
        <NextWordsMethod />
      </Group>
      <Group component="ul" gap={6} className={classes.next}>
        {next.map(({ words, gained }) => {
          const text = words.join(', ')
          const gain = plural(gained, { one: '# keyword', other: '# keywords' })
          return (
            <li key={text}>
              <Button
                size="sm"
                leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
                aria-label={t`Add ${text}, ${gain}`}
                onClick={() => onAdd(words)}
              >
                <span lang={locale}>{text}</span>{' '}
                <Text span inherit c="dimmed" fz="xs" fw={400}>
                  +{gain}
                </Text>
              </Button>
            </li>
          )
        })}
      </Group>
      <Anchor
        component="button"
        type="button"
        inherit
        mt={4}
        fw={540}
        className={classes.more}
        onClick={() => setProposed(fill())}
      >
        <Trans>Fill the field</Trans>
      </Anchor>
      {proposed && (
        <ProposedWords
          proposed={proposed}
          entries={entries}
          locale={locale}
          onClose={() => setProposed(null)}
          onAccept={accept}
        />
      )}
    </div>
  )
}

interface ProposedWordsProps {
  proposed: FieldFill
  entries: readonly string[]
  locale: string
  onClose: () => void
  onAccept: (words: readonly string[]) => void
}

/** What would fill the field, and why, before it does. */
function ProposedWords({ proposed: { words, left }, entries, locale, onClose, onAccept }: ProposedWordsProps) {
  const { t, i18n } = useLingui()
  const added = words.map(({ word }) => word)
  const length = fieldLength([...entries, ...added])
  return (
    <Dialog
      opened
      onClose={onClose}
      width={640}
      title={<Trans>Fill the field</Trans>}
      description={
        <Trans>
          {length} of {KEYWORD_FIELD_MAX} characters with these words
        </Trans>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" data-autofocus onClick={() => onAccept(added)}>
            <Plural value={added.length} one="Add # word" other="Add # words" />
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Table fz="sm" aria-label={t`Words to add`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">
                <Trans>New word</Trans>
              </Table.Th>
              <Table.Th scope="col">
                <Trans>Covers</Trans>
              </Table.Th>
              <Table.Th scope="col" ta="right">
                <Trans>Volume</Trans>
              </Table.Th>
              <Table.Th scope="col" ta="right">
                <Trans>Relevancy</Trans>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {words.map((word) => (
              <ProposedWord key={word.word} word={word} locale={locale} />
            ))}
          </Table.Tbody>
        </Table>
        {left.length > 0 && (
          <div>
            <Text component="h3" size="sm" fw={620} mb={4}>
              <Trans>Tracked, and still not covered</Trans>
            </Text>
            <Stack component="ul" gap={2} fz="sm" lh="sm">
              {left.map(({ keyword: { keyword }, reason }) => (
                <li key={keyword}>
                  <b lang={locale}>{keyword}</b>: {i18n._(reasons[reason])}
                </li>
              ))}
            </Stack>
          </div>
        )}
      </Stack>
    </Dialog>
  )
}

const reasons: Record<FieldFill['left'][number]['reason'], MessageDescriptor> = {
  brand: msg`names another app or brand`,
  number: msg`needs a number`,
  'stop-word': msg`needs a word that says nothing of the app`,
  irrelevant: msg`not relevant`,
  description: msg`only a word of the description`,
  'no-room': msg`no room`,
}

/** So many keywords are named as the reason for a word. */
const REASONS_SHOWN = 4

/** A word with the keywords that need it, worth most first. */
function ProposedWord({ word: { word, covers }, locale }: { word: FilledWord; locale: string }) {
  const shown = covers.slice(0, REASONS_SHOWN)
  const more = covers.length - shown.length
  return shown.map(({ keyword, volume, relevancy, isTracked }, at) => (
    <Table.Tr key={keyword}>
      {at === 0 && (
        <Table.Th scope="rowgroup" rowSpan={shown.length} lang={locale} fw={620} style={{ verticalAlign: 'top' }}>
          {word}
        </Table.Th>
      )}
      <Table.Td>
        <span lang={locale}>{keyword}</span>{' '}
        {isTracked && (
          <Badge variant="outline" lang={language()}>
            <Trans>Tracked</Trans>
          </Badge>
        )}
        {more > 0 && at === shown.length - 1 && (
          <Text span inherit c="dimmed">
            {' '}
            <Plural value={more} one="and # more" other="and # more" />
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <Count value={volume} />
      </Table.Td>
      <Table.Td ta="right">
        <Count value={relevancy ?? null} />
      </Table.Td>
    </Table.Tr>
  ))
}
