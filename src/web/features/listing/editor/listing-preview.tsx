import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Image, SegmentedControl, Stack, Text } from '@mantine/core'
import { memo, useState } from 'react'
import type { DraftField } from '#contract/listing-drafts.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import type { EditedField } from './use-editor.ts'

interface Props {
  project: Project
  language: string
  fields: readonly EditedField[]
  /** Of the live app, whose pictures are shown; undefined: not known. */
  details: AppDetails | undefined
}

type Surface = 'result' | 'page'
type Scheme = 'light' | 'dark'

/**
 * About how a phone shows the texts, in the search results and on the product page. Where a store cuts a text depends on the phone;
 * the lines are those of a usual one.
 */
export const ListingPreview = memo(function ListingPreview({ project, language, fields, details }: Props) {
  const { t } = useLingui()
  const [surface, setSurface] = useState<Surface>('result')
  const [scheme, setScheme] = useState<Scheme>('light')
  const textOf = (field: DraftField) => fields.find((one) => one.field === field)?.text.trim() ?? ''
  const Content = surface === 'result' ? SearchResult : ProductPage
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
        <Box
          role="group"
          aria-label={t`As on a phone`}
          lang={language}
          p="md"
          maw={360}
          w="100%"
          mx="auto"
          bdrs="lg"
          bd="1px solid var(--sg-line-strong)"
          // The browser's own colours of a page in that scheme, whatever that of Storeglass is.
          style={{ colorScheme: scheme, background: 'Canvas', color: 'CanvasText' }}
        >
          <Content project={project} details={details} textOf={textOf} />
        </Box>
        <Text size="xs" c="dimmed">
          <Trans>Stores cut long texts; where depends on the phone. Pictures are those of the live app.</Trans>
        </Text>
      </Stack>
    </Card>
  )
})

interface Shown extends Pick<Props, 'project' | 'details'> {
  textOf: (field: DraftField) => string
}

const QUIET = 'color-mix(in srgb, CanvasText 72%, Canvas)'
const GROUND = 'color-mix(in srgb, CanvasText 10%, Canvas)'

/** The App Store shows the subtitle below the name, Google Play the developer. */
const belowName = ({ project, textOf }: Shown) =>
  project.store === 'APP_STORE' ? textOf('subtitle') : (project.developerName ?? '')

function SearchResult(shown: Shown) {
  const { project, details, textOf } = shown
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        <Icon {...shown} size={56} />
        <Box flex={1} miw={0}>
          <Text inherit fw={540} truncate>
            {textOf('title')}
          </Text>
          <Text fz="sm" lh="sm" c={QUIET} truncate>
            {belowName(shown)}
          </Text>
        </Box>
        <GetButton {...project} />
      </Group>
      <Screens details={details} height={160} />
    </>
  )
}

function ProductPage(shown: Shown) {
  const { project, details, textOf } = shown
  const whatsNew = textOf('whatsNew')
  return (
    <>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icon {...shown} size={88} />
        <Box flex={1} miw={0}>
          <Text inherit fw={630} lineClamp={2}>
            {textOf('title')}
          </Text>
          <Text fz="sm" lh="sm" c={QUIET} lineClamp={2} mb={6}>
            {belowName(shown)}
          </Text>
          <GetButton {...project} />
        </Box>
      </Group>
      <Screens details={details} height={220} />
      {project.store === 'APP_STORE' ? (
        <>
          <Paragraph text={textOf('promotionalText')} />
          <Paragraph text={textOf('description')} />
        </>
      ) : (
        <Paragraph text={textOf('shortDescription')} />
      )}
      {whatsNew !== '' && (
        <>
          <Text inherit fw={630} mt="sm" lang={readersLanguage()}>
            <Trans>What’s new</Trans>
          </Text>
          <Paragraph text={whatsNew} />
        </>
      )}
    </>
  )
}

const Icon = ({ project, details, size }: Shown & { size: number }) => (
  <AppIcon src={details?.images.icons[0] ?? project.iconUrl} title={project.title} size={size} />
)

/** Looks like the store's button; nothing can be pressed in a preview. */
const GetButton = ({ store }: Pick<Project, 'store'>) => (
  <Text span inherit display="inline-block" fz="sm" lh="sm" fw={630} px="sm" py={4} bdrs="xl" bg={GROUND} aria-hidden>
    {store === 'APP_STORE' ? <Trans>Get</Trans> : <Trans>Install</Trans>}
  </Text>
)

function Screens({ details, height }: Pick<Props, 'details'> & { height: number }) {
  const screens = details?.images.screens.slice(0, 3) ?? []
  if (screens.length === 0) return null
  return (
    <Group gap="xs" wrap="nowrap" mt="sm" style={{ overflow: 'hidden' }}>
      {screens.map((src) => (
        <Image key={src} src={src} alt="" h={height} w="auto" flex="none" radius="sm" loading="lazy" decoding="async" />
      ))}
    </Group>
  )
}

/** As much of a text as is shown before one asks for more. */
const Paragraph = ({ text }: { text: string }) =>
  text !== '' && (
    <Text inherit fz="sm" lh="sm" mt="sm" lineClamp={3} style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  )
