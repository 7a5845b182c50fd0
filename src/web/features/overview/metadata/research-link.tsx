import { IconSearch } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import classes from './text-row.module.css'

/** OV-029: from the title to what the words of the texts are worth. */
export function ResearchLink({ app }: { app: SelectedApp }) {
  return (
    <Link
      to="/analyze-keywords/keyword-research"
      search={app.isOwn ? {} : { competitor: app.trackId }}
      className={classes.research}
    >
      <Trans>Keyword research</Trans>
      <IconSearch size={15} stroke={1.7} aria-hidden />
    </Link>
  )
}
