import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { creativeCounts } from '#aso/score/creative-rules.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { ChangeMark } from '../../changes.tsx'
import { About } from '../../provenance/about.tsx'
import { provenanceOfListing } from '../../provenance/of-listing.ts'
import { usePictureSizes } from '../picture-sizes.ts'
import { Caption, ScreenItem } from './screen-item.tsx'
import { screenSize } from '../screen-size.ts'
import classes from './screens-card.module.css'
import { deviceCounts, ScreensCount, ScreensLevel } from './screens-count.tsx'
import { ScreensNotes } from './screens-notes.tsx'
import { Trailer } from '../trailer.tsx'

const loadDialog = () => import('../slides/picture-dialog.tsx')
const PictureDialog = lazyWithRetry(async () => ({ default: (await loadDialog()).PictureDialog }))

interface Props {
  store: Store
  details: AppDetails
}

/** OV-038: trailer and screenshots in a strip that scrolls sideways; a press shows one large. */
export function ScreensCard({ store, details }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const { images, videos } = details
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
            <Tag>
              <ScreensCount store={store} counts={counts} videos={videos.length} short={phone} />
            </Tag>
          )}
          {!isEmpty && !phone && (
            <span className={classes.level}>
              <ScreensLevel store={store} counts={counts} />
            </span>
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
        <p className={classes.empty}>
          <EmptyField />
        </p>
      ) : (
        <div className={classes.strip} role="group" aria-label={t`Trailer & screenshots`} tabIndex={0}>
          <ul className={classes.items} ref={strip} onPointerEnter={() => preload(loadDialog)}>
            {videos.map((video, index) => (
              <li key={video} className={classes.item}>
                <Trailer address={video} poster={store === 'GOOGLE_PLAY' ? (images.banners[0] ?? null) : null} />
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
