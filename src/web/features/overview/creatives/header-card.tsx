import { Trans, useLingui } from '@lingui/react/macro'
import { FEATURE_GRAPHIC, type Size } from '#aso/score/creative-rules.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ChangeMark } from '../changes.tsx'
import { About } from '../provenance/about.tsx'
import { provenanceOfListing } from '../provenance/of-listing.ts'
import classes from './header-card.module.css'
import { Picture } from './picture.tsx'

/** LIM-009: the sizes in which headers are kept, px. */
const sizes: Record<Store, Size> = {
  APP_STORE: { width: 612, height: 153 },
  GOOGLE_PLAY: FEATURE_GRAPHIC,
}

/** OV-036, OV-037: the header of the App Store, or Google Play's feature graphic. */
export function HeaderCard({ store, details }: { store: Store; details: AppDetails }) {
  const { t } = useLingui()
  const [width, height] = [FEATURE_GRAPHIC.width, FEATURE_GRAPHIC.height].map((edge) => formatNumber(edge, language()))
  const title = store === 'APP_STORE' ? t`Header` : t`Feature graphic`
  return (
    <Card
      title={title}
      pill={<ChangeMark part="header" />}
      padded
      aside={
        <About title={title} provenance={provenanceOfListing(details)}>
          {store === 'APP_STORE' ? (
            <Trans>The wide image at the top of the app's page on the App Store. Few apps have one.</Trans>
          ) : (
            <Trans>
              The wide image that Google Play shows when it recommends the app, and behind a trailer's play button. The
              store requires {width} × {height} px.
            </Trans>
          )}
        </About>
      }
    >
      <div className={classes.frame} data-store={store}>
        <Picture
          src={details.images.banners[0] ?? null}
          alt={title}
          {...sizes[store]}
          missing={<Trans>No image found</Trans>}
        />
      </div>
    </Card>
  )
}
