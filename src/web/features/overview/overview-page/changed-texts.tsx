import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import type { AppVersion } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { language } from '#web/i18n/language.ts'
import { formatDay } from '#web/i18n/format.ts'
import { WordDiff } from '#web/ui/display/word-diff.tsx'
import { partName } from '../listing-facts.ts'

interface Props {
  before: AppVersion
  after: AppVersion
  store: Store
  /** Of the store's texts. */
  lang: string
}

/** What became of the listing's texts between two versions: each that changed word by word, the others by name. */
export function ChangedTexts({ before, after, store, lang }: Props) {
  const compared = comparedTexts(before, after)
  const [from, to] = [versionName(before), versionName(after)]
  return (
    <Box component="section" mt="lg" pt={14} style={{ borderTop: '1px solid var(--sg-line)' }}>
      <Text component="h3" size="sm" fw={630}>
        <Trans>Changed texts</Trans>
      </Text>
      <Text size="sm" c="dimmed" role="status">
        {compared === null ? (
          <Trans>Version is not available</Trans>
        ) : (
          <>
            <Trans>
              From {from} to {to}:
            </Trans>{' '}
            {compared.changed.length === 0 ? (
              <Trans>The listing texts didn't change.</Trans>
            ) : (
              <Plural value={compared.changed.length} one="# text changed." other="# texts changed." />
            )}
          </>
        )}
      </Text>
      {compared === null && (
        <Text size="sm" c="dimmed">
          <Trans>No listing texts from that time.</Trans>
        </Text>
      )}
      {compared?.changed.map((text) => (
        <Box key={text.field} mt="md">
          <Text component="h4" size="xs" fw={540} c="dimmed" mb={2}>
            {partName(text.field, store)}
          </Text>
          <WordDiff before={text.before ?? ''} after={text.after ?? ''} lang={lang} />
        </Box>
      ))}
      {compared !== null && compared.changed.length > 0 && compared.same.length > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          <Trans>Unchanged: {listOf(compared.same, store)}</Trans>
        </Text>
      )}
    </Box>
  )
}

const listOf = (fields: readonly TextField[], store: Store) =>
  new Intl.ListFormat(language()).format(fields.map((field) => partName(field, store)))

/** ERR-022. */
export const versionName = ({ version }: Pick<AppVersion, 'version'>): string => version || t`Version is not available`

/** The day it came out. */
export const versionDay = ({ releasedAt }: Pick<AppVersion, 'releasedAt'>): string =>
  releasedAt ? formatDay(dayOf(releasedAt), language()) : t`Date not known`

type Texts = NonNullable<AppVersion['texts']>
type TextField = keyof Texts

interface ChangedText {
  field: TextField
  before: string | null
  after: string | null
}

interface ComparedTexts {
  changed: ChangedText[]
  /** Those that both have, word for word. */
  same: TextField[]
}

const textNames: readonly TextField[] = ['title', 'shortDescription', 'promotionalText', 'description']

/** What became of a listing's texts from one version to another; null: those of one of them are not known. */
export function comparedTexts(before: AppVersion, after: AppVersion): ComparedTexts | null {
  const [then, now] = [before.texts, after.texts]
  if (!then || !now) return null
  return {
    changed: textNames
      .filter((field) => then[field] !== now[field])
      .map((field) => ({ field, before: then[field], after: now[field] })),
    same: textNames.filter((field) => then[field] === now[field] && now[field]),
  }
}
