import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListingPart } from '#contract/overview/history.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import classes from './small-pictures.module.css'

interface Props {
  addresses: readonly string[]
  part: ListingPart
  /** "Before". */
  label: string
}

/** The pictures of a listing's part, small, in the store's order. */
export function SmallPictures({ addresses, part, label }: Props) {
  return (
    <ul className={classes.list} aria-label={label} data-part={part}>
      {addresses.map((src, index) => (
        <li key={src}>
          <SmallPicture src={src} number={index + 1} />
        </li>
      ))}
    </ul>
  )
}

function SmallPicture({ src, number }: { src: string; number: number }) {
  const { t } = useLingui()
  const offline = useConnectivity() === 'offline'
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <span className={offline ? `${classes.missing} sg-hatch` : classes.missing}>
        {offline ? <Trans>Not saved</Trans> : <Trans>Not available</Trans>}
      </span>
    )
  return (
    <img
      className={classes.picture}
      src={src}
      alt={t`Image ${number}`}
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
