import { Trans } from '@lingui/react/macro'
import { Card } from '#web/ui/display/card.tsx'
import { Controls } from './controls.tsx'
import classes from './gallery.module.css'
import { GalleryMessages } from './gallery-messages.tsx'
import { Numbers } from './numbers.tsx'
import { States } from './states.tsx'

/** MENU-060: the parts that pages are made of, each in its states, to be looked at together. */
export function GalleryPage() {
  return (
    <div className={classes.page}>
      <Card title={<Trans>Controls</Trans>} padded>
        <Controls />
      </Card>
      <Card title={<Trans>Messages</Trans>} padded>
        <GalleryMessages />
      </Card>
      <Card title={<Trans>Figures</Trans>} padded>
        <Numbers />
      </Card>
      <Card title={<Trans>States of a section</Trans>} padded>
        <States />
      </Card>
    </div>
  )
}
