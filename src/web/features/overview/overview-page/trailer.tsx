import { Trans } from '@lingui/react/macro'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Picture } from './pictures.tsx'
import classes from './screens-card.module.css'

interface TrailerProps {
  address: string
  /** Google Play shows its feature graphic under the play button; the App Store has none. */
  poster: string | null
}

/** A trailer in the strip. It plays where the store keeps it: this page shows nothing of other hosts. */
export function Trailer({ address, poster }: TrailerProps) {
  return (
    <a
      className={classes.trailer}
      data-poster={poster !== null}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
    >
      {poster && <Picture src={poster} alt="" width={16} height={9} missing={null} />}
      <span className={classes.play}>
        <IconPlayerPlayFilled size={20} aria-hidden />
      </span>
      <span className="sg-visually-hidden">
        <Trans>Watch the trailer</Trans> <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}
