import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Picture } from '../../overview-page/picture.tsx'
import { CompareRow, CompareTable } from '../compare-table.tsx'
import { ListingCell } from '../listing-cell.tsx'
import type { Side } from '../side.ts'
import classes from './creatives-card.module.css'
import { ScreensStrips } from './screens-strips.tsx'

/** Edges in which stores and home screens show an icon, px. */
const ICON_SIZES = [72, 40, 24]

/** LIM-009: the sizes in which headers are kept, px. */
const headers: Record<Store, { name: ReactNode; width: number; height: number }> = {
  APP_STORE: { name: <Trans>Header</Trans>, width: 612, height: 153 },
  GOOGLE_PLAY: { name: <Trans>Feature graphic</Trans>, width: 1024, height: 500 },
}

interface Props {
  own: Side
  competitor: Side
}

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
    <div className={classes.icons}>
      {ICON_SIZES.map((size, index) => (
        <AppIcon key={size} src={src} title={title} size={size} decorative={index > 0} />
      ))}
    </div>
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
