import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import type { AppDetails } from '#contract/overview.ts'
import type { Store } from '#contract/store.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyField } from '#web/ui/empty-field.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { About } from '../provenance/about.tsx'
import { provenanceOfListing } from '../provenance/of-listing.ts'
import { Picture } from './picture.tsx'
import { screenSize, type Size } from './screen-size.ts'
import classes from './screens-card.module.css'

const PictureDialog = lazy(() => import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })))

/** LIM-005. */
const APP_STORE_MAX = 10
/** LIM-006, for each kind of device. */
const PLAY_MIN = 2
const PLAY_MAX = 8

/** OV-038: trailer and screenshots in a strip that scrolls sideways; a press shows one large. */
export function ScreensCard({ store, details }: { store: Store; details: AppDetails }) {
  const { t } = useLingui()
  const { images, videos } = details
  const [shown, setShown] = useState<{ index: number; opened: boolean } | null>(null)
  const strip = useRef<HTMLUListElement>(null)
  const isEmpty = images.screens.length + videos.length === 0
  const focusShown = () => strip.current?.querySelectorAll('button')[shown?.index ?? 0]?.focus()

  return (
    <Card
      title={<Trans>Trailer & screenshots</Trans>}
      pill={!isEmpty && <Tag>{countOf(store, images.screens.length, videos.length)}</Tag>}
      aside={
        <About title={t`Trailer & screenshots`} provenance={provenanceOfListing(details)}>
          {store === 'APP_STORE' ? (
            <Trans>
              The App Store shows up to {APP_STORE_MAX} screenshots and three trailers for each kind of device.
            </Trans>
          ) : (
            <Trans>
              Google Play asks for {PLAY_MIN} to {PLAY_MAX} screenshots for each kind of device, and shows one trailer.
            </Trans>
          )}
        </About>
      }
    >
      {isEmpty ? (
        <p className={classes.empty}>
          <EmptyField />
        </p>
      ) : (
        <div className={classes.strip} role="region" aria-label={t`Trailer & screenshots`} tabIndex={0}>
          <ul className={classes.items} ref={strip}>
            {videos.map((video, index) => (
              <li key={video} className={classes.item}>
                <Trailer address={video} />
                <Caption>
                  <Trans>Trailer</Trans> {videos.length > 1 && index + 1}
                </Caption>
              </li>
            ))}
            {images.screens.map((src, index) => (
              <ScreenItem
                key={src}
                src={src}
                number={index + 1}
                store={store}
                onOpen={() => setShown({ index, opened: true })}
              />
            ))}
          </ul>
        </div>
      )}
      {shown && (
        <Suspense fallback={<span className="sg-visually-hidden">{t`Loading`}</span>}>
          <PictureDialog
            opened={shown.opened}
            onClose={() => setShown({ ...shown, opened: false })}
            onClosed={() => {
              setShown(null)
              focusShown()
            }}
            pictures={images.screens}
            index={shown.index}
            onShow={(index) => setShown({ index, opened: true })}
            sizeOf={(src) => screenSize(src, store)}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** What there is against what the store's rule allows. */
function countOf(store: Store, screens: number, videos: number): ReactNode {
  const max = store === 'APP_STORE' ? APP_STORE_MAX : PLAY_MAX
  const ofMax = (
    <Trans>
      {screens} of {max} screenshots
    </Trans>
  )
  return videos === 0 ? (
    ofMax
  ) : (
    <>
      <Plural value={videos} one="# video" other="# videos" />, {ofMax}
    </>
  )
}

interface ScreenItemProps {
  src: string
  /** Counts from 1. */
  number: number
  store: Store
  onOpen: () => void
}

function ScreenItem({ src, number, store, onOpen }: ScreenItemProps) {
  const { t } = useLingui()
  const [size, setSize] = useState<Size>(() => screenSize(src, store))
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.open}
        aria-label={t`Screenshot ${number}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Picture
          src={src}
          alt=""
          {...size}
          missing={null}
          onSize={(width, height) => width > 0 && height > 0 && setSize({ width, height })}
        />
      </button>
      <Caption>{number}</Caption>
    </li>
  )
}

function Trailer({ address }: { address: string }) {
  return (
    <a className={classes.trailer} href={address} target="_blank" rel="noopener noreferrer">
      <span className={classes.play}>
        <IconPlayerPlayFilled size={20} aria-hidden />
      </span>
      <span className="sg-visually-hidden">
        <Trans>Watch the trailer</Trans> <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}

function Caption({ children }: { children: ReactNode }) {
  return (
    <span className={classes.caption} aria-hidden>
      {children}
    </span>
  )
}
