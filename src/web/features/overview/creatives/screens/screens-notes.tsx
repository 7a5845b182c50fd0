import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { screenshotFault } from '#aso/score/creative-rules.ts'
import type { Store } from '#contract/store.ts'
import type { PictureSizes } from '../picture-sizes.ts'
import { FaultText } from '../rule-text.tsx'
import { isOriginal } from '../screen-size.ts'
import classes from './screens-card.module.css'

interface Props {
  store: Store
  screens: readonly string[]
  sizes: PictureSizes
  children: ReactNode
}

/** Below the strip: the level where the head has no room for it, and pictures that break a rule of the store. */
export function ScreensNotes({ store, screens, sizes, children }: Props) {
  const faults = screens.flatMap((src, index) => {
    const size = sizes.get(src)
    const fault = size && screenshotFault(store, size, isOriginal(src))
    return fault ? [{ src, number: index + 1, fault }] : []
  })
  if (!children && faults.length === 0) return null
  return (
    <div className={classes.notes}>
      {children && <p>{children}</p>}
      {faults.map(({ src, number, fault }) => (
        <p key={src} className={classes.fault}>
          <Trans>Screenshot {number}:</Trans> <FaultText fault={fault} store={store} />
        </p>
      ))}
    </div>
  )
}
