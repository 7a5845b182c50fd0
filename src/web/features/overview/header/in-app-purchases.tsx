import { Trans, useLingui } from '@lingui/react/macro'
import type { AppDetails } from '#contract/overview/overview.ts'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import { loadPurchases, PanelPart, preloadPart } from '../parts/panel-part.tsx'
import classes from './in-app-purchases.module.css'

/** OV-014: the purchases with period and price. Nothing where the app has none or the market doesn't know. */
export function InAppPurchases({
  purchases,
  lang,
}: {
  purchases: AppDetails['price']['inAppPurchases']
  lang: string
}) {
  const { t } = useLingui()
  if (!purchases?.length) return null
  return (
    <Disclosure
      title={t`In-app purchases`}
      button={<Trans>In-app purchases</Trans>}
      buttonClassName={classes.button}
      width={360}
      onNear={() => preloadPart(loadPurchases)}
    >
      <PanelPart load={loadPurchases} props={{ purchases, lang }} />
    </Disclosure>
  )
}
