import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { listingFields } from '#aso/listing/fields.ts'
import { languagesOf } from '#aso/listing/store-languages.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { useBulkTexts } from '../bulk/use-bulk-texts.ts'
import { PublishedCards } from './published-cards.tsx'
import { publishedRows } from './published-rows.ts'
import { PublishedTable } from './published-table.tsx'

/** `creatives/store-data`: what the store shows of the own app now, in each language, and what drafts would change. */
export function StoreDataPage({ app }: { app: AppInCountry }) {
  const { project } = app
  const { t } = useLingui()
  const phone = usePhone()
  const all = languagesOf(project.store)
  const [isEvery, setEvery] = useState(false)
  const texts = useBulkTexts(app, { added: isEvery ? all : [], hasNotes: true })
  const rows = publishedRows(texts.rows)
  const fields = listingFields[project.store].filter(({ field }) => field !== 'keywords')
  const isLoading = rows.every(({ published }) => published.state === 'loading')
  const own = rows.filter(({ published }) => published.state === 'own').length
  const drafted = rows.filter((row) => row.drafted.length > 0).length
  return (
    <AppPage
      title={project.title}
      iconUrl={project.iconUrl}
      store={project.store}
      about={<Trans>What the store shows now, in each language of your countries and drafts.</Trans>}
      at={texts.live.updatedAt}
      busy={texts.live.isRefreshing}
    >
      <Group gap="sm" justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {!isLoading && (
            <>
              <Plural value={own} one="# language with its own texts" other="# languages with their own texts" />
              {drafted > 0 && (
                <>
                  {', '}
                  <Plural value={drafted} one="# with other drafts" other="# with other drafts" />
                </>
              )}
            </>
          )}
        </Text>
        <Group gap="xs">
          <Button variant="subtle" size="compact-sm" aria-pressed={isEvery} onClick={() => setEvery(!isEvery)}>
            {isEvery ? (
              <Trans>Only my countries and drafts</Trans>
            ) : (
              <Plural value={all.length} one="All # language of the store" other="All # languages of the store" />
            )}
          </Button>
          <ButtonLink variant="default" size="sm" to="/creatives/bulk-editor">
            <Trans>Bulk editor</Trans>
          </ButtonLink>
        </Group>
      </Group>
      {texts.live.hasFailed && (
        <Note kind="error">
          <Trans>Couldn't load what is live in all languages.</Trans>{' '}
          <Button size="compact-sm" variant="subtle" onClick={texts.live.refresh}>
            <Trans>Try again</Trans>
          </Button>
        </Note>
      )}
      {isLoading ? (
        <Stack gap={10} aria-busy="true">
          {rows.slice(0, 8).map(({ language }) => (
            <Skeleton key={language} height={44} />
          ))}
        </Stack>
      ) : phone ? (
        <PublishedCards label={t`Published texts`} rows={rows} fields={fields} />
      ) : (
        <Paper style={{ overflow: 'hidden' }}>
          <PublishedTable rows={rows} fields={fields} />
        </Paper>
      )}
      {project.store === 'APP_STORE' && (
        <Text size="sm" c="dimmed">
          <Trans>The App Store shows nobody the keyword field, and the promotional text only on some pages.</Trans>
        </Text>
      )}
    </AppPage>
  )
}
