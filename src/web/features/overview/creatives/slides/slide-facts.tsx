import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { screenshotFault, type Size } from '#aso/score/creative-rules.ts'
import type { Store } from '#contract/store.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './picture-dialog.module.css'
import { FaultText } from '../rule-text.tsx'
import { isOriginal } from '../screen-size.ts'

interface Props {
  src: string
  /** Real size, px; undefined until the picture has come. */
  size: Size | undefined
  store: Store
}

/** A screenshot's size, and whether it keeps to the rules of the store. */
export function SlideFacts({ src, size, store }: Props) {
  if (!size) return <p className={classes.facts} />
  const original = isOriginal(src)
  const fault = screenshotFault(store, size, original)
  const [width, height] = [formatNumber(size.width, language()), formatNumber(size.height, language())]
  return (
    <p className={classes.facts}>
      <span>
        {original ? (
          <Trans>
            {width} × {height} px
          </Trans>
        ) : (
          <Trans>
            Store copy: {width} × {height} px
          </Trans>
        )}
      </span>
      <span className={classes.verdict} data-fault={fault !== null}>
        {fault ? (
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
        ) : (
          <IconCheck size={15} stroke={2} aria-hidden />
        )}
        {fault ? (
          <FaultText fault={fault} store={store} />
        ) : original ? (
          <Trans>Follows the store's rules</Trans>
        ) : (
          <Trans>The aspect ratio follows the store's rules. The original size isn't known.</Trans>
        )}
      </span>
    </p>
  )
}
