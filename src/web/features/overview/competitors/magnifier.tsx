import { useId } from 'react'
import classes from './magnifier.module.css'

/** Three places for apps, and the storm glass's crystals grown under a magnifier. */
export function Magnifier() {
  const lens = useId()
  return (
    <svg className={classes.drawing} width="218" height="96" viewBox="0 0 218 96" aria-hidden>
      <rect className={classes.slot} data-free x="1" y="22" width="60" height="60" rx="14" />
      <rect className={classes.slot} x="69" y="8" width="80" height="80" rx="18" />
      <rect className={classes.slot} data-free x="157" y="22" width="60" height="60" rx="14" />
      <path className={classes.far} d="M81 76 99 36l18 40z" />
      <clipPath id={lens}>
        <circle cx="132" cy="44" r="43" />
      </clipPath>
      <circle className={classes.lens} cx="132" cy="44" r="43" />
      <g clipPath={`url(#${lens})`}>
        <rect className={classes.water} x="159" y="18" width="40" height="62" rx="10" />
        <path className={classes.sand} d="M78 76 99 36l21 40z" />
        <path className={classes.near} d="M97 80 127 14l27 66z" />
      </g>
      <circle className={classes.rim} cx="132" cy="44" r="43" />
      <path className={classes.rim} data-handle d="m163 76 17 16" />
    </svg>
  )
}
