import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { memo, useState } from 'react'
import { directionOf } from '#aso/listing/store-languages.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { Card } from '#web/ui/display/card.tsx'
import { liveReads } from '../reads.ts'
import type { ShownApp } from './phone-parts.tsx'
import { ProductPage, SearchResult } from './store-screens.tsx'
import type { EditedField } from './use-editor.ts'

interface Props {
  app: AppInCountry
  language: string
  fields: readonly EditedField[]
  /** Of the live app, whose pictures are shown; undefined: not known. */
  details: AppDetails | undefined
}

type Surface = 'result' | 'page'
type Texts = 'draft' | 'live'
type Scheme = 'light' | 'dark'

/** What each store draws its buttons and links in. */
const accents: Record<Store, Record<Scheme, { on: string; accent: string }>> = {
  APP_STORE: { light: { accent: '#0056b8', on: '#fff' }, dark: { accent: '#5eb0ff', on: '#000' } },
  GOOGLE_PLAY: { light: { accent: '#01774f', on: '#fff' }, dark: { accent: '#7fd1ae', on: '#000' } },
}

/**
 * About how a phone shows the texts, in the search results and on the product page. Where a store cuts a text depends on the phone:
 * letters and icon are as small beside the width of the preview as on a usual one, so that it is cut at about the same place.
 */
export const ListingPreview = memo(function ListingPreview({ app, language, fields, details }: Props) {
  const { t } = useLingui()
  const { project } = app
  const [surface, setSurface] = useState<Surface>('result')
  const [texts, setTexts] = useState<Texts>('draft')
  const [scheme, setScheme] = useState<Scheme>('light')
  const live = liveReads(app, language)
  const { avgRating = null, ratingCount = null } = useRead(live.rating, { enabled: live.locale !== null }).data ?? {}
  const shown: ShownApp = {
    project,
    details,
    rating: avgRating === null ? null : { average: avgRating, count: ratingCount },
    textOf: (field) => {
      const edited = fields.find((one) => one.field === field)
      return (texts === 'draft' ? edited?.text : edited?.live)?.trim() ?? ''
    },
    isMarked: (field) => texts === 'draft' && fields.some((one) => one.field === field && one.isChanged),
  }
  const Screen = surface === 'result' ? SearchResult : ProductPage
  const { accent, on } = accents[project.store][scheme]
  return (
    <Card title={<Trans>Preview</Trans>} padded>
      <Stack gap="xs">
        <SegmentedControl
          aria-label={t`What is shown`}
          fullWidth
          value={surface}
          onChange={setSurface}
          data={[
            { value: 'result', label: <Trans>Search result</Trans> },
            { value: 'page', label: <Trans>Product page</Trans> },
          ]}
        />
        <Group gap="xs" grow wrap="nowrap" preventGrowOverflow={false}>
          <SegmentedControl
            aria-label={t`Texts`}
            fullWidth
            value={texts}
            onChange={setTexts}
            data={[
              { value: 'draft', label: <Trans>Draft</Trans> },
              { value: 'live', label: <Trans>Live now</Trans> },
            ]}
          />
          <SegmentedControl
            aria-label={t`Colour scheme of the phone`}
            fullWidth
            value={scheme}
            onChange={setScheme}
            data={[
              { value: 'light', label: <Trans>Light</Trans> },
              { value: 'dark', label: <Trans>Dark</Trans> },
            ]}
          />
        </Group>
        <Box
          role="group"
          aria-label={t`As on a phone`}
          lang={language}
          dir={directionOf(language)}
          p="sm"
          maw={376}
          w="100%"
          mx="auto"
          bdrs={32}
          ff="system-ui, sans-serif"
          style={{
            colorScheme: scheme,
            background: 'Canvas',
            color: 'CanvasText',
            border: '7px solid var(--sg-line-strong)',
            '--phone-accent': accent,
            '--phone-on-accent': on,
          }}
        >
          <Screen app={shown} />
        </Box>
        <Text size="xs" c="dimmed">
          <Trans>
            Stores cut long texts; where depends on the phone. Changed texts are marked. Pictures and ratings are those
            of the live app.
          </Trans>
        </Text>
      </Stack>
    </Card>
  )
})
