import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Identity } from '#contract/auth.ts'
import { useIdentity } from '#web/data/session.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useIsLocked, type Feature } from '../access.ts'
import { menuFor } from './menu-items.tsx'
import classes from './menu-list.module.css'

interface Props {
  collapsed?: boolean
  /** An entry was followed, also the one of this page. */
  onNavigate?: () => void
}

/** The entries of the main menu; only icons while the menu is collapsed. */
export function MenuList({ collapsed = false, onNavigate }: Props) {
  const { t, i18n } = useLingui()
  const identity = useIdentity()
  if (!identity) return null
  return (
    <nav className={classes.menu} aria-label={t`Main menu`} data-collapsed={collapsed || undefined}>
      {menuFor(identity).map((section, index) => (
        <div key={section.title?.id ?? index}>
          {section.title && !collapsed && <h2 className={classes.section}>{i18n._(section.title)}</h2>}
          <ul>
            {section.items.map(({ to, label, icon: Icon, feature }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onNavigate}
                  className={classes.item}
                  aria-label={collapsed ? i18n._(label) : undefined}
                  title={collapsed ? i18n._(label) : undefined}
                >
                  <Icon size={collapsed ? 20 : 18} stroke={1.7} aria-hidden />
                  {!collapsed && <span className={classes.label}>{i18n._(label)}</span>}
                  {!collapsed && feature && <Upgrade identity={identity} feature={feature} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** MENU-030, MENU-031: the page is there, but the plan does not hold it. */
const Upgrade = (props: { identity: Identity; feature: Feature }) =>
  useIsLocked(props.identity, props.feature) && (
    <Tag tone="acc">
      <Trans>Upgrade</Trans>
    </Tag>
  )
