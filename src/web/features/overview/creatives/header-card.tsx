import { Trans, useLingui } from '@lingui/react/macro'
import type { AppDetails } from '#contract/overview.ts'
import type { Store } from '#contract/store.ts'
import { Card } from '#web/ui/card.tsx'
import { About } from '../provenance/about.tsx'
import { provenanceOfListing } from '../provenance/of-listing.ts'
import classes from './header-card.module.css'
import { Picture } from './picture.tsx'

/** LIM-009: the sizes in which headers are kept, px. */
const sizes: Record<Store, { width: number; height: number }> = {
  APP_STORE: { width: 612, height: 153 },
  GOOGLE_PLAY: { width: 1024, height: 500 },
}

/** OV-036, OV-037: the header of the App Store, or Google Play's feature graphic. */
export function HeaderCard({ store, details }: { store: Store; details: AppDetails }) {
  const { t } = useLingui()
  const title = store === 'APP_STORE' ? t`Header` : t`Feature graphic`
  return (
    <Card
      title={title}
      padded
      aside={
        <About title={title} provenance={provenanceOfListing(details)}>
          {store === 'APP_STORE' ? (
            <Trans>The wide picture at the top of the app's page in the App Store. Few apps have one.</Trans>
          ) : (
            <Trans>The wide picture that Google Play shows where it recommends the app.</Trans>
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
