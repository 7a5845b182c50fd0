import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Box, Group, Skeleton, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { iconRules } from '#aso/score/creative-rules.ts'
import type { Benchmarks } from '#contract/overview/sections.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { ChangeMark } from '../changes.tsx'
import { About } from '../lazy-parts.tsx'
import { StaleNote, SectionAside } from '../page-age.tsx'
import { LEADERS } from '../reads.ts'
import classes from './icon-card.module.css'

/** Edges in which stores and home screens show an icon, px. */
const SIZES = [88, 60, 40, 24]

interface Props {
  app: SelectedApp
  /** null while it loads, or where it can't be had. */
  details: AppDetails | null
  benchmarks: ReadResult<Benchmarks>
  /** The category whose leaders are shown, in the words of the store; null: not known. */
  category: string | null
}

/** OV-035: the icon in its sizes, and what the category's leading apps show. */
export function IconCard({ app, details, benchmarks, category }: Props) {
  const { t } = useLingui()
  const { data } = benchmarks
  const rules = iconRules[app.store]
  const [edge, format] = [formatNumber(rules.edge, language()), rules.format]
  const size = rules.maxKilobytes === null ? null : formatNumber(rules.maxKilobytes, language())
  const title = details?.title ?? app.title
  return (
    <Card
      title={<Trans>Icon</Trans>}
      pill={<ChangeMark part="icon" />}
      padded
      aside={
        <>
          {data && <SectionAside at={benchmarks.updatedAt} />}
          <About title={t`Icon`} provenance={data?.provenance}>
            <Trans>
              The colours come from the icons of the apps that lead the category's free chart today, excluding this app.
              The wider a colour's field, the more icon area it covers.
            </Trans>{' '}
            {size === null ? (
              <Trans>
                The store asks for an icon of {edge} × {edge} px as {format}.
              </Trans>
            ) : (
              <Trans>
                The store asks for an icon of {edge} × {edge} px as {format}, up to {size} KB.
              </Trans>
            )}
          </About>
        </>
      }
    >
      <Group gap="md" align="flex-end" wrap="nowrap">
        {SIZES.map((size, index) => (
          <AppIcon
            key={size}
            src={details?.images.icons[0] ?? app.iconUrl}
            title={t`Icon of ${title}`}
            size={size}
            decorative={index > 0}
          />
        ))}
      </Group>
      <Text size="sm" c="dimmed" mt="md" mb="xs">
        {category === null ? (
          <Trans>Most-used colours in the category</Trans>
        ) : (
          <Trans>Most-used colours in {category}</Trans>
        )}
      </Text>
      {/* Two lines of colours and one of icons: the card doesn't grow when they come. */}
      <Box mih={118}>{category === null && details ? <EmptyField /> : <Leaders benchmarks={benchmarks} />}</Box>
    </Card>
  )
}

function Leaders({ benchmarks }: Pick<Props, 'benchmarks'>) {
  const { t } = useLingui()
  const state = readState(benchmarks)
  if (state === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton height={36} />
      </div>
    )
  if (state !== 'ready' || !benchmarks.data)
    return (
      <SectionState
        state={state === 'failed' ? 'failed' : 'unsaved'}
        failed={<Trans>Couldn't load the category's colours</Trans>}
        unsaved={<Trans>The category's colours load when you're back online</Trans>}
        onRetry={benchmarks.refresh}
      />
    )
  const { categoryMetrics, provenance } = benchmarks.data
  const { iconUrls, palette } = categoryMetrics
  return (
    <>
      {palette?.length ? <Palette colours={palette} /> : <EmptyField />}
      {iconUrls !== null && iconUrls.length > 0 && (
        <Group
          gap={6}
          align="flex-start"
          h={24}
          mt="sm"
          style={{ overflow: 'hidden' }}
          role="img"
          aria-label={t`Icons of the category's leading apps`}
        >
          {iconUrls.slice(0, LEADERS).map((src) => (
            <LeaderIcon key={src} src={src} />
          ))}
        </Group>
      )}
      {provenance?.stale && <StaleNote asOf={provenance.asOf} />}
    </>
  )
}

/** Nothing stands for an icon that can't be had: the others are enough. */
function LeaderIcon({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      className={classes.leader}
      src={src}
      width={24}
      height={24}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

type Colours = NonNullable<Benchmarks['categoryMetrics']['palette']>

/** OV-035: the colours that a category's icons use most, as wide as their share, each with its value. */
export function Palette({ colours }: { colours: Colours }) {
  const { t } = useLingui()
  return (
    <>
      <div className={classes.bar} aria-hidden>
        {colours.map(({ color, share }) => (
          <span key={color} style={{ background: color, flexGrow: 100 * share }} />
        ))}
      </div>
      <Group component="ul" gap="4px 12px" mt={10} c="dimmed" fz="xs" lh="xs" aria-label={t`Colours and their share`}>
        {colours.map(({ color, share }) => (
          <Group component="li" key={color} gap={5} wrap="nowrap" pos="relative" miw={66}>
            <span className={classes.dot} style={{ background: color }} aria-hidden />
            {color}
            <span className="sg-visually-hidden">
              <ColourName hex={color} />, {formatPercent(share, language(), 0)}
            </span>
          </Group>
        ))}
      </Group>
    </>
  )
}

function ColourName({ hex }: { hex: string }) {
  const { i18n } = useLingui()
  const { name, tone } = colourName(hex)
  const colour = i18n._(name)
  if (tone === 'light') return <Trans>light {colour}</Trans>
  return tone === 'dark' ? <Trans>dark {colour}</Trans> : colour
}

/** Hue ranges of the colour names in everyday use; each up to, not including, `below` degrees. */
const hues: readonly { below: number; name: MessageDescriptor }[] = [
  { below: 15, name: msg`red` },
  { below: 45, name: msg`orange` },
  { below: 70, name: msg`yellow` },
  { below: 160, name: msg`green` },
  { below: 195, name: msg`turquoise` },
  { below: 255, name: msg`blue` },
  { below: 290, name: msg`violet` },
  { below: 345, name: msg`pink` },
  { below: 361, name: msg`red` },
]

interface NamedColour {
  name: MessageDescriptor
  tone: 'light' | 'dark' | null
}

/** A plain name for a colour `#rrggbb`, for those who don't see it. */
export function colourName(hex: string): NamedColour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const lightness = (max + min) / 2
  const spread = max - min
  if (lightness > 0.95) return { name: msg`white`, tone: null }
  if (lightness < 0.08) return { name: msg`black`, tone: null }
  const tone = lightness > 0.75 ? 'light' : lightness < 0.3 ? 'dark' : null
  if (spread < 0.08) return { name: msg`grey`, tone }
  const sixth =
    max === red ? (green - blue) / spread : max === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  const hue = (sixth * 60 + 360) % 360
  return { name: hues.find(({ below }) => hue < below)?.name ?? msg`grey`, tone }
}
