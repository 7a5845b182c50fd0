import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Stack, Text, UnstyledButton } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { creativeCounts, type Size, screenshotFault } from '#aso/score/creative-rules.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { StorePage } from '#contract/overview/store-page.ts'
import type { Store } from '#contract/store.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { ChangeMark } from '../changes.tsx'
import { About } from '../lazy-parts.tsx'
import { provenanceOfListing } from '../listing-facts.ts'
import {
  usePictureSizes,
  screenSize,
  Picture,
  type PictureSizes,
  isOriginal,
  deviceCounts,
  ScreensCount,
  ScreensLevel,
  FaultText,
} from './pictures.tsx'
import { Trailer } from './trailer.tsx'
import classes from './screens-card.module.css'

const loadDialog = () => import('./picture-dialog.tsx')
const PictureDialog = lazyWithRetry(async () => ({ default: (await loadDialog()).PictureDialog }))

interface Props {
  store: Store
  details: AppDetails
  /** By device; left out or null: not known, or not told apart. */
  trailers?: StorePage['trailers']
}

/** OV-038: trailer and screenshots in a strip that scrolls sideways; a press shows one large. */
export function ScreensCard({ store, details, trailers }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const { images } = details
  const videos = trailers?.length ? videosOf(trailers) : details.videos.map((address) => ({ address, device: null }))
  const [sizes, learn] = usePictureSizes()
  const [shown, setShown] = useState<{ index: number; opened: boolean } | null>(null)
  const strip = useRef<HTMLUListElement>(null)
  const isEmpty = images.screens.length + videos.length === 0
  const sizeOf = (src: string) => sizes.get(src) ?? screenSize(src, store)
  const counts = deviceCounts(store, images.screens.map(sizeOf))

  const focusShown = () => strip.current?.querySelectorAll('button')[shown?.index ?? 0]?.focus()

  return (
    <Card
      title={<Trans>Trailer & screenshots</Trans>}
      pill={
        <>
          {!isEmpty && (
            <Badge>
              <ScreensCount store={store} counts={counts} videos={videos.length} short={phone} />
            </Badge>
          )}
          {!isEmpty && !phone && (
            <Text span size="xs" c="dimmed" miw={0}>
              <ScreensLevel store={store} counts={counts} />
            </Text>
          )}
          <ChangeMark part="screenshots" />
        </>
      }
      aside={
        <About title={t`Trailer & screenshots`} provenance={provenanceOfListing(details)}>
          <RuleText store={store} />
        </About>
      }
    >
      {isEmpty ? (
        <Text p="var(--sg-card-padding)">
          <EmptyField />
        </Text>
      ) : (
        <div className={classes.strip} role="group" aria-label={t`Trailer & screenshots`} tabIndex={0}>
          <ul className={classes.items} ref={strip} onPointerEnter={() => preload(loadDialog)}>
            {videos.map(({ address, device }, index) => (
              <li key={address} className={classes.item}>
                <Trailer address={address} poster={store === 'GOOGLE_PLAY' ? (images.banners[0] ?? null) : null} />
                <Caption>
                  <Trans>Trailer</Trans> {videos.length > 1 && index + 1}
                  {device && `, ${device}`}
                </Caption>
              </li>
            ))}
            {images.screens.map((src, index) => (
              <ScreenItem
                key={src}
                src={src}
                number={index + 1}
                size={sizeOf(src)}
                onSize={(size) => learn(src, size)}
                onOpen={() => setShown({ index, opened: true })}
              />
            ))}
          </ul>
        </div>
      )}
      {!isEmpty && (
        <ScreensNotes store={store} screens={images.screens} sizes={sizes}>
          {phone && <ScreensLevel store={store} counts={counts} />}
        </ScreensNotes>
      )}
      {shown && (
        <PictureDialog
          opened={shown.opened}
          onClose={() => setShown({ ...shown, opened: false })}
          onClosed={() => {
            setShown(null)
            focusShown()
          }}
          store={store}
          pictures={images.screens}
          index={shown.index}
          onShow={(index) => setShown({ index, opened: true })}
          sizes={sizes}
          onSize={learn}
        />
      )}
    </Card>
  )
}

const devices: Readonly<Record<string, string>> = {
  phone: 'iPhone',
  pad: 'iPad',
  mac: 'Mac',
  vision: 'Apple Vision',
  tv: 'Apple TV',
  watch: 'Apple Watch',
}

const videosOf = (trailers: NonNullable<StorePage['trailers']>) =>
  trailers.flatMap(({ device, videos }) => videos.map((address) => ({ address, device: devices[device] ?? device })))

function RuleText({ store }: { store: Store }) {
  const { screenshots, videos } = creativeCounts[store]
  const { min, max } = screenshots
  return store === 'APP_STORE' ? (
    <Trans>
      The App Store shows up to {max} screenshots and {videos} trailers for each device type.
    </Trans>
  ) : (
    <Trans>
      Google Play requires {min} to {max} screenshots for each device type and shows one trailer.
    </Trans>
  )
}

interface ScreenItemProps {
  src: string
  /** Counts from 1. */
  number: number
  size: Size
  onSize: (size: Size) => void
  onOpen: () => void
}

/** A screenshot in the strip; a press shows it large. */
function ScreenItem({ src, number, size, onSize, onOpen }: ScreenItemProps) {
  return (
    <li className={classes.item}>
      <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className="sg-visually-hidden">
          <Trans>Screenshot {number}</Trans>
        </span>
        <Picture src={src} alt="" {...size} missing={null} onSize={(width, height) => onSize({ width, height })} />
      </UnstyledButton>
      <Caption>{number}</Caption>
    </li>
  )
}

/** What stands below a picture of the strip. */
function Caption({ children }: { children: ReactNode }) {
  return (
    <Text span display="block" size="xs" c="dimmed" mt={6} aria-hidden>
      {children}
    </Text>
  )
}

interface ScreensNotesProps {
  store: Store
  screens: readonly string[]
  sizes: PictureSizes
  children: ReactNode
}

/** Below the strip: the level where the head has no room for it, and pictures that break a rule of the store. */
function ScreensNotes({ store, screens, sizes, children }: ScreensNotesProps) {
  const faults = screens.flatMap((src, index) => {
    const size = sizes.get(src)
    const fault = size && screenshotFault(store, size, isOriginal(src))
    return fault ? [{ src, number: index + 1, fault }] : []
  })
  if (!children && faults.length === 0) return null
  return (
    <Stack gap={4} px="var(--sg-card-padding)" pb="sm" c="dimmed" fz="xs" lh="xs">
      {children && <p>{children}</p>}
      {faults.map(({ src, number, fault }) => (
        <Text key={src} inherit c="warn">
          <Trans>Screenshot {number}:</Trans> <FaultText fault={fault} store={store} />
        </Text>
      ))}
    </Stack>
  )
}
