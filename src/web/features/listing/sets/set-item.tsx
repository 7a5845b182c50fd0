import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ListingDraft } from '#contract/listing-drafts.ts'
import type { ListingSet } from '#contract/listing-sets.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { mayChange } from '#web/session/may.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { WordDiff } from '#web/ui/display/word-diff.tsx'
import { fieldNames } from '../field-names.ts'
import { applySet, removeSet, takeBackSet, textNow } from './change-sets.ts'

interface Props {
  app: AppInCountry
  set: ListingSet
  /** Of all languages; a change of one draws the differences anew. */
  drafts: readonly ListingDraft[]
}

/** A set: what it would change, and what can be done with it. */
export function SetItem({ app, set, drafts }: Props) {
  const { t } = useLingui()
  const { project } = app
  const { name, texts, before } = set
  const [opened, setOpened] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const languages = new Set(texts.map(({ locale }) => locale)).size
  const change = async (apply: typeof applySet) => {
    setBusy(true)
    await apply(app, set)
    setBusy(false)
  }
  return (
    <li aria-label={name}>
      <Group gap="sm" justify="space-between" align="flex-start">
        <Box flex="1 1 220px" miw={0}>
          <Group gap="xs">
            <Text fw={540} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {before && (
              <Badge variant="light">
                <Trans>Applied</Trans>
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            <Plural value={texts.length} one="# text" other="# texts" />{' '}
            <Plural value={languages} one="in # language." other="in # languages." /> <Saved set={set} />
          </Text>
          <Anchor
            component="button"
            type="button"
            variant="action"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {opened ? <Trans>Hide changes</Trans> : <Trans>Show changes</Trans>}
          </Anchor>
        </Box>
        {mayChange(project) && (
          <Group gap={4} wrap="nowrap">
            {before ? (
              <Button size="sm" variant="default" loading={isBusy} onClick={() => void change(takeBackSet)}>
                <Trans>Take back</Trans>
              </Button>
            ) : (
              <Button size="sm" variant="default" loading={isBusy} onClick={() => void change(applySet)}>
                <Trans>Apply</Trans>
              </Button>
            )}
            <IconButton label={t`Remove “${name}”`} size={32} onClick={() => void removeSet(project, set)}>
              <IconTrash size={17} stroke={1.7} aria-hidden />
            </IconButton>
          </Group>
        )}
      </Group>
      {opened && <Changes app={app} set={set} drafts={drafts} />}
    </li>
  )
}

function Saved({ set: { savedBy: name, savedAt } }: { set: ListingSet }) {
  const day = formatDate(savedAt, readersLanguage())
  return name ? (
    <Trans>
      Saved by {name}, {day}
    </Trans>
  ) : (
    <Trans>Saved {day}</Trans>
  )
}

/** What the set would make of the drafts, or of what is live where nothing is drafted, word by word. */
function Changes({ app, set: { texts } }: Props) {
  const { i18n } = useLingui()
  const changes = texts.map((one) => ({ ...one, now: textNow(app, one) })).filter(({ text, now }) => text !== now)
  const same = texts.length - changes.length
  return (
    <Stack gap="xs" mt="xs">
      {changes.map(({ locale, field, text, now }) => (
        <Box key={`${locale} ${field}`} fz="sm" lh="sm">
          <Text inherit fw={540}>
            {localeName(locale)}: {i18n._(fieldNames[field])}
          </Text>
          <WordDiff before={now} after={text} lang={locale} />
        </Box>
      ))}
      {same > 0 && (
        <Text size="sm" c="dimmed">
          <Plural value={same} one="# text is as drafted now." other="# texts are as drafted now." />
        </Text>
      )}
    </Stack>
  )
}
