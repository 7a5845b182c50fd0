import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Size } from '#aso/score/creative-rules.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { usePictureSizes, Picture, screenSize } from '../../overview-page/picture.tsx'
import { deviceCounts, ScreensCount, ScreensLevel } from '../../overview-page/screenshot-rules.tsx'
import { ListingCell } from '../listing-cell.tsx'
import { listingOf, type Side } from '../side.ts'
import classes from './screens-strips.module.css'
import { useScrollInStep } from './use-scroll-in-step.ts'

/** Trailers and screenshots one strip above the other: scrolling one scrolls both. */
export function ScreensStrips({ own, competitor }: { own: Side; competitor: Side }) {
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
    <h3 className={classes.name} lang={side.locale}>
      {title}
    </h3>
  )
  const isEmpty = listing.state !== 'ready' || mediaCount(listing.details) === 0
  return (
    <section className={classes.side} aria-label={label}>
      {isEmpty ? (
        <>
          <div className={classes.head}>{name}</div>
          <div className={classes.empty}>
            <ListingCell side={side}>{() => <EmptyField />}</ListingCell>
          </div>
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
      <div className={classes.head}>
        {children}
        <Tag>
          <ScreensCount store={store} counts={counts} videos={videos.length} short={phone} />
        </Tag>
        <span className={classes.level}>
          <ScreensLevel store={store} counts={counts} />
        </span>
      </div>
      <div className={classes.strip} role="group" aria-label={label} tabIndex={0} {...step}>
        <ul className={classes.items}>
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
        </ul>
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
