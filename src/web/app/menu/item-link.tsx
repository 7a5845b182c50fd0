import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { Badge } from '@mantine/core'
import { createLoginToken } from '#contract/auth/login-token.ts'
import { call } from '#web/api/call.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { getIdentity } from '#web/session/session.ts'
import { selection } from '#web/offline/selection.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { resolveSelected } from '#web/apps/selected/resolve-selected.ts'
import { needsUpgrade } from '../access/access.ts'
import { isSoon, type MenuItem } from './menu-entry.ts'
import { useMenuFrame } from './menu-context.ts'
import { isAt } from './menu-tree.ts'
import classes from './menu-list.module.css'

/** One item: a link to its page, else to the older frontend, else it says that it has no page yet. */
export function ItemLink({ item }: { item: MenuItem }) {
  const { t, i18n } = useLingui()
  const { legacy, iconsOnly, onNavigate } = useMenuFrame()
  const { to, first, holds, redirectTo, icon: Icon } = item
  // A link knows of itself whether its own address is open, not those beside it.
  const holdsPage = useRouterState({
    select: ({ location }) => (first ?? holds) !== undefined && isAt(item, location.pathname),
  })
  const label = i18n._(item.label)
  const looks = {
    className: classes.item,
    ...(iconsOnly && { 'aria-label': label, title: label }),
    ...(item.openInNewTab && { target: '_blank', rel: 'noopener' }),
  }
  const content = (
    <>
      {Icon && <Icon size={iconsOnly ? 20 : 18} stroke={1.7} aria-hidden />}
      {!iconsOnly && (
        <span className={classes.label} title={isSoon(item, legacy) ? undefined : label}>
          {label}
        </span>
      )}
      <ItemBadge item={item} />
    </>
  )
  if (to)
    return (
      <Link
        {...looks}
        to={first ?? to}
        activeOptions={{ exact: item.exactMatch ?? false }}
        aria-current={holdsPage ? 'page' : undefined}
        onClick={onNavigate}
      >
        {content}
      </Link>
    )
  if (legacy && redirectTo)
    return (
      <a
        {...looks}
        href={legacy + redirectTo}
        onClick={(event) => {
          event.preventDefault()
          onNavigate?.()
          void openLegacy(legacy, redirectTo)
        }}
      >
        {content}
      </a>
    )
  // Reached by the Tab key, too: a list of what is to come is for everybody.
  return (
    <span {...looks} role="link" aria-disabled="true" tabIndex={0} title={t`Coming soon!`}>
      {content}
    </span>
  )
}

/** MENU-030 to MENU-032: what has no page yet or is not in the plan says so; only the rest is new. */
function ItemBadge({ item }: { item: MenuItem }) {
  const { plan, identity, iconsOnly, legacy } = useMenuFrame()
  if (isSoon(item, legacy))
    return (
      <Badge>
        <Trans>Soon</Trans>
      </Badge>
    )
  if (needsUpgrade(plan, item, identity))
    return (
      !iconsOnly && (
        <Badge variant="outline">
          <Trans>Upgrade</Trans>
        </Badge>
      )
    )
  if (!item.newFeature) return null
  return iconsOnly ? (
    <span className={classes.dot} />
  ) : (
    <Badge color="iris">
      <Trans>New</Trans>
    </Badge>
  )
}

/** MENU-020, OP-28: goes to a page of the older frontend, signed in there by a token that is good once. */
export async function openLegacy(base: string, path: string): Promise<void> {
  try {
    const { token } = await call(createLoginToken, {})
    window.location.assign(legacyAddress(base, { token, path, projectId: selectedProject() }))
  } catch {
    notify({
      kind: 'error',
      title: t`Couldn't open this`,
      description: t`This opens in another application, which can't be reached right now.`,
    })
  }
}

function selectedProject(): string | null {
  const identity = getIdentity()
  const projects = identity && inMemory(projectsRead(identity))
  return resolveSelected(projects ?? [], {}, selection.get()).project?.projectId ?? null
}

/** The access token is never part of it. */
export function legacyAddress(base: string, to: { token: string; path: string; projectId: string | null }): string {
  const query = new URLSearchParams({ token: to.token, redirectTo: to.path })
  if (to.projectId !== null) query.set('selectedAppId', to.projectId)
  return `${base}/login-token?${query.toString()}`
}
