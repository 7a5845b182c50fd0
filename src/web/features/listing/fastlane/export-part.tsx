import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { filesOf, missingOf, type ListingText } from '#aso/listing/fastlane/folders.ts'
import { listingFields } from '#aso/listing/fields.ts'
import type { ListingDraft } from '#contract/listing-drafts.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { fieldNames } from '../field-names.ts'
import { liveReads } from '../reads.ts'
import { liveText } from '../editor/use-editor.ts'
import { zipOf } from './archive.ts'

interface Props {
  app: AppInCountry
  /** Of all languages. */
  drafts: readonly ListingDraft[]
}

/** Saves the drafts as an archive. Google Play takes whole languages: what nobody drafted there comes from what is live. */
export function ExportPart({ app, drafts }: Props) {
  const { i18n } = useLingui()
  const { store, title } = app.project
  const languages = [...new Set(drafts.map(({ locale }) => locale))]
  const live = useLiveTexts(app, store === 'GOOGLE_PLAY' ? languages : [])
  const drafted = drafts.map(({ locale, field, draft }): ListingText => ({ locale, field, text: draft }))
  const isDrafted = ({ locale, field }: ListingText) =>
    drafted.some((one) => one.locale === locale && one.field === field)
  const texts = [...drafted, ...live.texts.filter((one) => !isDrafted(one))]
  const emptied = drafted.filter(({ text }) => !text.trim())
  const save = async () =>
    saveFile(await zipOf(filesOf(store, texts)), `${fileNameOf(title)}-fastlane.zip`, 'application/zip')
  return (
    <Stack gap="sm" align="start">
      <Text component="h3" fw={540}>
        <Trans>Export</Trans>
      </Text>
      {drafts.length === 0 ? (
        <Text c="dimmed">
          <Trans>There are no drafts. Change a text, and it can be exported here.</Trans>
        </Text>
      ) : (
        <Text c="dimmed">
          <Plural value={drafts.length} one="# drafted text" other="# drafted texts" />{' '}
          <Plural value={languages.length} one="in # language." other="in # languages." />{' '}
          {store === 'APP_STORE' ? (
            <Trans>Texts without a draft aren't in the archive and stay as they are in the store.</Trans>
          ) : (
            <Trans>Google Play takes whole languages, so their other texts are added as they are live.</Trans>
          )}
        </Text>
      )}
      {emptied.length > 0 && (
        <Note kind="info">
          <Trans>fastlane can't clear a text. These stay as they are in the store:</Trans>{' '}
          {emptied.map(({ locale, field }) => `${localeName(locale)}: ${i18n._(fieldNames[field])}`).join(', ')}
        </Note>
      )}
      {!live.isLoading && missingOf(store, texts).length > 0 && (
        <Note kind="info">
          <Trans>Google Play refuses a language without its title and both descriptions. These are missing:</Trans>{' '}
          {missingOf(store, texts)
            .map(({ locale, field }) => `${localeName(locale)}: ${i18n._(fieldNames[field])}`)
            .join(', ')}
        </Note>
      )}
      <Group>
        <Button
          leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
          disabled={drafts.length === emptied.length}
          loading={live.isLoading}
          onClick={() => void save()}
        >
          <Trans>Save as ZIP</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

/** What is live in these languages, as far as it is known; release notes are those of a version, and stay out. */
function useLiveTexts(app: AppInCountry, languages: readonly string[]) {
  const reads = languages.map((locale) => ({ locale, live: liveReads(app, locale) }))
  const shown = reads.filter(({ live }) => live.locale !== null)
  const results = useReads(shown.map(({ live }) => live.details))
  return {
    isLoading: results.some(({ data, isRefreshing }) => data === undefined && isRefreshing),
    texts: shown.flatMap(({ locale }, index) =>
      listingFields[app.project.store].flatMap(({ field }): ListingText[] => {
        const text = liveText(field, results[index]?.data, null)
        return text ? [{ locale, field, text }] : []
      }),
    ),
  }
}
