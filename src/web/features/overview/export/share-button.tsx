import { IconShare2 } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { loadShare, PanelPart, preloadPart } from '../panel-part.tsx'
import classes from './share-button.module.css'

/** Opens the ways to hand this overview on. */
export function ShareButton(props: { app: SelectedApp; locale: string }) {
  const { t } = useLingui()
  return (
    <Disclosure
      title={t`Share`}
      button={<IconShare2 size={17} stroke={1.7} aria-hidden />}
      buttonLabel={t`Share`}
      buttonClassName={classes.button}
      width={300}
      onNear={() => preloadPart(loadShare)}
    >
      <PanelPart load={loadShare} props={props} />
    </Disclosure>
  )
}
