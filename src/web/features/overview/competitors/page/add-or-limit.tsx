import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { Project } from '#contract/projects.ts'
import { mayChange } from '#web/session/may.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { useWayToMore } from '#web/ui/access/use-way-to-more.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import classes from './competitors-page.module.css'

interface Props {
  project: Project
  used: number
  /** Of the plan, for one app; null: none, or it is not known. */
  limit: number | null
  onAdd: () => void
}

/** The way to add another competitor; where the plan has no room for one, what helps (COMP-015). */
export function AddOrLimit({ project, used, limit, onAdd }: Props) {
  const way = useWayToMore()
  if (!mayChange(project)) return <ViewOnly />
  if (limit === null || used < limit)
    return (
      <Button
        size="small"
        icon={<IconPlus size={15} stroke={1.8} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onAdd}
      >
        <Trans>Add competitor</Trans>
      </Button>
    )
  return (
    <span className={classes.limit}>
      {way === 'plans' ? (
        <>
          <Trans>All competitor slots are in use. Remove one, or</Trans>{' '}
          <UpgradeLink from="competitor_limit">
            <Trans>see plans</Trans>
          </UpgradeLink>
        </>
      ) : way === 'owner' ? (
        <Trans>All competitor slots are in use. Remove one, or ask the account owner for more.</Trans>
      ) : (
        <Trans>All competitor slots are in use. Remove one to add another.</Trans>
      )}
    </span>
  )
}
