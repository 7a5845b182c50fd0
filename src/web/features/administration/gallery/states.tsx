import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import classes from './gallery.module.css'

const texts = {
  failed: <Trans>Couldn't load this</Trans>,
  unsaved: <Trans>This loads when you're back online</Trans>,
}

/** What a section shows in place of its content. */
export function States() {
  return (
    <div className={classes.stack}>
      <SectionState state="loading" {...texts} />
      <SectionState state="failed" {...texts} onRetry={() => {}} />
      <SectionState state="unsaved" {...texts} />
      <ViewOnly />
      <EmptyState
        title={<Trans>Nothing here yet</Trans>}
        action={
          <Button variant="filled">
            <Trans>Button</Trans>
          </Button>
        }
      >
        <Trans>What would be here.</Trans>
      </EmptyState>
    </div>
  )
}
