import { useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import classes from './second-step.module.css'

/** Drawn here: the secret in it goes nowhere. Dark on light in both colour schemes, as cameras expect. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('')
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`QR code for your app`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
