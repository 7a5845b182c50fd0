import { Trans, useLingui } from '@lingui/react/macro'
import { IconMenu2, IconSearch, IconChevronsDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Badge } from '@mantine/core'
import { brand, Mark } from '#web/ui/display/mark.tsx'
import { select } from '#web/offline/selection.ts'
import type { Market } from '#contract/store.ts'
import { UserMenu } from '../account/user-menu.tsx'
import { SyncButton } from '../connection/sync-button.tsx'
import { AppSelector } from '../selectors/app-selector.tsx'
import { CompetitorSelector } from '../selectors/competitor-selector.tsx'
import { CountrySelector } from '../selectors/country-selector.tsx'
import { useIsLocked } from '../access/access.ts'
import { useFeature, usePage, usePageTitle } from './page.ts'
import { HowItWorks } from '../help/how-it-works.tsx'
import { LearningCenter } from '../help/learning-center.tsx'
import classes from './top-bar.module.css'

interface Props {
  identity: Identity
  projects: readonly Project[]
  project: Project | null
  locale: string
  isMenuOpen: boolean
  onMenu: () => void
  areChangesOpen: boolean
  onChanges: () => void
  onChangesNear: () => void
  onSearch: () => void
  onSearchNear: () => void
}

/** The bar above the page: its title, what is selected, the connection, the user. On a phone it has two rows. */
export function TopBar(props: Props) {
  const { identity, projects, project, locale } = props
  const { t } = useLingui()
  const title = usePageTitle()
  const page = usePage()
  const feature = useFeature()
  const isLocked = useIsLocked(identity, feature)
  return (
    <header className={classes.bar}>
      <span className={classes.burger}>
        <IconButton
          label={t`Menu`}
          size={36}
          aria-haspopup="dialog"
          aria-expanded={props.isMenuOpen}
          onClick={props.onMenu}
        >
          <IconMenu2 size={19} stroke={1.7} />
        </IconButton>
      </span>
      <Link to="/home" className={classes.mark} aria-label={brand}>
        <Mark size={26} />
      </Link>
      <h1 className={classes.title}>{title}</h1>
      {page?.ai && (
        <span className={classes.ai}>
          <Badge color="iris">
            <Trans>AI</Trans>
          </Badge>
        </span>
      )}
      {page && (
        <span className={classes.help}>
          <HowItWorks key={title} page={page} identity={identity} />
        </span>
      )}
      {page?.isView && !isLocked && <ViewSwitch />}
      <MarketBadge market={identity.market} />
      {project && page?.selects && !isLocked && (
        <div className={classes.selectors}>
          {page.selects === 'app' ? (
            <AppSelector projects={projects} project={project} />
          ) : (
            <CompetitorSelector project={project} locale={locale} />
          )}
          {!page.choosesCountry && <CountrySelector project={project} locale={locale} />}
        </div>
      )}
      <div className={classes.tools}>
        <SyncButton opened={props.areChangesOpen} onOpen={props.onChanges} onNear={props.onChangesNear} />
        <IconButton
          label={t`Search and commands`}
          size={36}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={props.onSearch}
          onPointerEnter={props.onSearchNear}
          onFocus={props.onSearchNear}
        >
          <IconSearch size={18} stroke={1.7} />
        </IconButton>
        <span className={classes.wide}>
          <LearningCenter identity={identity} />
        </span>
        <UserMenu identity={identity} onSearch={props.onSearch} />
      </div>
    </header>
  )
}

/** Replaces a hidden top bar: the page's title for screen readers, and the buttons for the menu and the bar. */
export function HiddenBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  const { t } = useLingui()
  return (
    <header className={classes.floating}>
      <h1 className="sg-visually-hidden">{usePageTitle()}</h1>
      <span className={classes.floatingBurger}>
        <IconButton bordered label={t`Menu`} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu}>
          <IconMenu2 size={18} stroke={1.7} />
        </IconButton>
      </span>
      <IconButton bordered label={t`Show the top bar`} onClick={() => select({ navbar: 'static' })}>
        <IconChevronsDown size={18} stroke={1.7} />
      </IconButton>
    </header>
  )
}

/** Where the numbers come from, whenever it is not the live stores. */
export function MarketBadge({ market }: { market: Market }) {
  if (market === 'live') return null
  return (
    <span className={classes.market} data-market={market}>
      {market === 'sample' ? <Trans>Sample market</Trans> : <Trans>Imported archive</Trans>}
    </span>
  )
}

/** The views of the overview: the own app, a competitor, both side by side. On a phone the bottom tabs lead there. */
export function ViewSwitch() {
  const { t } = useLingui()
  return (
    <nav className={classes.views} aria-label={t`Views`}>
      <Link to="/app-overview/my-app">
        <Trans>My app</Trans>
      </Link>
      <Link to="/app-overview/competitors-app">
        <Trans>Competitor</Trans>
      </Link>
      <Link to="/app-overview/compare">
        <Trans>Compare</Trans>
      </Link>
    </nav>
  )
}
