import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Flex, Group, Text, Title } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { type ReactNode, useRef, type UIEvent } from 'react'
import type { Size } from '#aso/score/creative-rules.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import {
  usePictureSizes,
  Picture,
  screenSize,
  deviceCounts,
  ScreensCount,
  ScreensLevel,
} from '../overview-page/pictures.tsx'
import classes from './compare-creatives.module.css'
import { CompareRow, CompareTable } from './compare-table.tsx'
import { ListingCell, type Side, listingOf } from './side.tsx'

/** Edges in which stores and home screens show an icon, px. */
const ICON_SIZES = [72, 40, 24]

/** LIM-009: the sizes in which headers are stored, px. */
const headers: Record<Store, { name: ReactNode; width: number; height: number }> = {
  APP_STORE: { name: <Trans>Header</Trans>, width: 612, height: 153 },
  GOOGLE_PLAY: { name: <Trans>Feature graphic</Trans>, width: 1024, height: 500 },
}

interface Props {
  own: Side
  competitor: Side
}

const stripHead = { gap: '4px 10px', px: 'var(--sg-card-padding)', pt: 14 } as const

/** What the two listings show instead of say. */
export function CreativesCard({ own, competitor }: Props) {
  const { name } = headers[own.app.store]
  return (
    <Card title={<Trans>Creatives</Trans>}>
      <CompareTable caption={<Trans>Creatives</Trans>} own={own} competitor={competitor}>
        <CompareRow label={<Trans>Icon</Trans>} own={<Icons side={own} />} competitor={<Icons side={competitor} />} />
        <CompareRow label={name} own={<Header side={own} />} competitor={<Header side={competitor} />} />
      </CompareTable>
      <ScreensStrips own={own} competitor={competitor} />
    </Card>
  )
}

/** Known from the project too, whatever the listing says. */
function Icons({ side: { app, title, results } }: { side: Side }) {
  const src = results.details.data?.images.icons[0] ?? app.iconUrl
  return (
    <Group gap="sm" align="flex-end">
      {ICON_SIZES.map((size, index) => (
        <AppIcon key={size} src={src} title={title} size={size} decorative={index > 0} />
      ))}
    </Group>
  )
}

function Header({ side }: { side: Side }) {
  const { width, height } = headers[side.app.store]
  return (
    <ListingCell side={side}>
      {({ images }) => (
        <div className={classes.header}>
          <Picture
            src={images.banners[0] ?? null}
            alt={side.title}
            width={width}
            height={height}
            missing={<Trans>No image found</Trans>}
          />
        </div>
      )}
    </ListingCell>
  )
}

/** Trailers and screenshots one strip above the other: scrolling one scrolls both. */
function ScreensStrips({ own, competitor }: { own: Side; competitor: Side }) {
  const step = useScrollInStep()
  return (
    <div className={classes.strips}>
      <SideStrip side={own} step={step} />
      <SideStrip side={competitor} step={step} />
    </div>
  )
}

function SideStrip({ side, step }: { side: Side; step: ReturnType<typeof useScrollInStep> }) {
  const { t } = useLingui()
  const { title } = side
  const listing = listingOf(side)
  const label = t`Trailer & screenshots of ${title}`
  const name = (
    <Title order={3} fz="sm" fw={540} lh="sm" lang={side.locale}>
      {title}
    </Title>
  )
  const isEmpty = listing.state !== 'ready' || mediaCount(listing.details) === 0
  return (
    <section className={classes.side} aria-label={label}>
      {isEmpty ? (
        <>
          <Group {...stripHead}>{name}</Group>
          <Group px="var(--sg-card-padding)" pt={10} pb="md">
            <ListingCell side={side}>{() => <EmptyField />}</ListingCell>
          </Group>
        </>
      ) : (
        <Strip details={listing.details} label={label} step={step}>
          {name}
        </Strip>
      )}
    </section>
  )
}

const mediaCount = ({ images, videos }: AppDetails) => images.screens.length + videos.length

interface StripProps {
  details: AppDetails
  label: string
  step: ReturnType<typeof useScrollInStep>
  /** Name of the app. */
  children: ReactNode
}

/** One app's pictures, and their number against the store's rule. */
function Strip({ details: { store, images, videos }, label, step, children }: StripProps) {
  const { t } = useLingui()
  const phone = usePhone()
  const [sizes, learn] = usePictureSizes()
  const sizeOf = (src: string): Size => sizes.get(src) ?? screenSize(src, store)
  const counts = deviceCounts(store, images.screens.map(sizeOf))
  return (
    <>
      <Group {...stripHead}>
        {children}
        <Badge>
          <ScreensCount store={store} counts={counts} videos={videos.length} short={phone} />
        </Badge>
        <Text component="span" size="sm" c="dimmed">
          <ScreensLevel store={store} counts={counts} />
        </Text>
      </Group>
      <div className={classes.strip} role="group" aria-label={label} tabIndex={0} {...step}>
        <Flex component="ul" gap="sm" w="max-content" px="var(--sg-card-padding)" pt="sm" pb={14}>
          {videos.map((video) => (
            <li key={video}>
              <TrailerLink address={video} />
            </li>
          ))}
          {images.screens.map((src, index) => (
            <li key={src} className={classes.screen}>
              <Picture
                src={src}
                alt={t`Screenshot ${index + 1}`}
                {...sizeOf(src)}
                missing={null}
                onSize={(width, height) => learn(src, { width, height })}
              />
            </li>
          ))}
        </Flex>
      </div>
    </>
  )
}

function TrailerLink({ address }: { address: string }) {
  return (
    <a className={classes.trailer} href={address} target="_blank" rel="noopener noreferrer">
      <IconPlayerPlayFilled size={20} aria-hidden />
      <span className="sg-visually-hidden">
        <Trans>Watch the trailer</Trans> <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}

/** Keeps strips at the same place when one of them is scrolled sideways. Give the result to each as `onScroll`. */
function useScrollInStep() {
  const strips = useRef(new Set<Element>())
  /** Where strips were put, so that their own scroll events do not answer. */
  const put = useRef(new WeakMap<Element, number>())

  const onScroll = ({ currentTarget: strip }: UIEvent) => {
    const expected = put.current.get(strip)
    put.current.delete(strip)
    if (expected !== undefined && Math.abs(expected - strip.scrollLeft) < 1) return
    for (const other of strips.current) {
      if (other === strip || other.scrollLeft === strip.scrollLeft) continue
      other.scrollLeft = strip.scrollLeft
      // A shorter strip stops at its own end.
      put.current.set(other, other.scrollLeft)
    }
  }
  const ref = (strip: Element | null) => {
    if (!strip) return undefined
    strips.current.add(strip)
    return () => void strips.current.delete(strip)
  }
  return { ref, onScroll }
}
