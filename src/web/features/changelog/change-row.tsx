import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { ChangeAction, OrganisationChange } from '#contract/changes.ts'
import { countryCodeOf, Market } from '#contract/store.ts'
import { countryName, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { marketName } from '#web/ui/freshness/market-name.ts'
import classes from './changelog.module.css'
import { staffWrites } from './staff-writes.ts'

/** One change: what, where, who, when. */
export function ChangeRow({ change }: { change: OrganisationChange }) {
  const { at, action, project } = change
  const names = useActions()
  return (
    <li className={classes.change}>
      <span className={classes.what}>
        {names[action]} <Subject change={change} />
      </span>
      <span className={classes.who}>
        {project && action !== 'app-added' && action !== 'app-removed' && <span>{project.title}</span>}
        {action !== 'rule-stopped' && (
          <span>
            <Actor change={change} />
          </span>
        )}
        <time dateTime={at}>{formatTime(Date.parse(at), language())}</time>
      </span>
    </li>
  )
}

function Actor({ change: { actor, staffAs } }: { change: OrganisationChange }): ReactNode {
  if (!staffAs) return actor === '' ? <Trans>A colleague</Trans> : (actor ?? <Trans>Deleted user</Trans>)
  const { name } = staffAs
  if (actor === null) return name === null ? <Trans>Storeglass staff</Trans> : <Trans>Storeglass staff as {name}</Trans>
  return name === null ? (
    <Trans>Storeglass staff ({actor})</Trans>
  ) : (
    <Trans>
      Storeglass staff ({actor}) as {name}
    </Trans>
  )
}

/** What was added, removed or changed; of the plan and of log-ins it is said by the action. */
function Subject({ change: { action, subject, project } }: { change: OrganisationChange }): ReactNode {
  const { t, i18n } = useLingui()
  if (action === 'changed-by-staff') {
    const write = subject === null ? undefined : staffWrites[subject]
    return <strong>{write ? i18n._(write) : t`Something was changed`}</strong>
  }
  if (action === 'app-added' || action === 'app-removed') return <strong>{project?.title}</strong>
  if (action.startsWith('plan-') || action.startsWith('second-step-')) return null
  if (subject === null) return <Trans>a deleted user</Trans>
  if (subject === '') return <Trans>a colleague</Trans>
  if (action === 'market-changed')
    return <strong>{v.is(Market, subject) ? i18n._(marketName[subject]) : subject}</strong>
  if (!action.startsWith('country-') && !action.startsWith('favourite-')) return <strong>{subject}</strong>
  const code = countryCodeOf(subject)
  return (
    <strong className={classes.country}>
      <Flag code={code} size={18} /> {countryName(code, language())}
    </strong>
  )
}

function useActions(): Record<ChangeAction, string> {
  const { t } = useLingui()
  return {
    'app-added': t`App added:`,
    'app-removed': t`App removed:`,
    'competitor-added': t`Competitor added:`,
    'competitor-removed': t`Competitor removed:`,
    'country-tracked': t`Country tracked:`,
    'country-untracked': t`Country no longer tracked:`,
    'favourite-added': t`Favourite country added:`,
    'favourite-removed': t`Favourite country removed:`,
    'keywords-added': t`Keywords added:`,
    'keywords-removed': t`Keywords removed:`,
    'member-invited': t`Invited to the team:`,
    'member-joined': t`Joined the team:`,
    'member-changed': t`Permissions changed:`,
    'member-removed': t`Removed from the team:`,
    'plan-changed': t`Plan changed`,
    'plan-cancelled': t`Plan cancelled`,
    'plan-reactivated': t`Plan reactivated`,
    'organisation-renamed': t`Organisation renamed:`,
    'market-changed': t`Market changed:`,
    'second-step-required': t`Two-step verification required of everybody`,
    'second-step-optional': t`Two-step verification left to everybody`,
    'connection-added': t`Connection added:`,
    'connection-changed': t`Connection changed:`,
    'connection-removed': t`Connection revoked:`,
    'rule-added': t`Rule for replies added:`,
    'rule-changed': t`Rule for replies changed:`,
    'rule-on': t`Rule for replies turned on:`,
    'rule-off': t`Rule for replies turned off:`,
    'rule-stopped': t`Rule for replies stopped itself:`,
    'rule-asks': t`A reply template was changed, so this rule asks first:`,
    'rule-removed': t`Rule for replies deleted:`,
    'profile-changed': t`Profile changed:`,
    'changed-by-staff': t`Storeglass staff, acting as a user:`,
  }
}
