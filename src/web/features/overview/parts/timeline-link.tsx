import { IconArrowRight } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import classes from './timeline-link.module.css'

/** OV-039: from the events to all that is dated of this app. */
export function TimelineLink({ app }: { app: SelectedApp }) {
  return (
    <Link to="/analyze-market/timeline" search={app.isOwn ? {} : { competitor: app.trackId }} className={classes.link}>
      <Trans>App timeline</Trans>
      <IconArrowRight size={15} stroke={1.7} aria-hidden />
    </Link>
  )
}
