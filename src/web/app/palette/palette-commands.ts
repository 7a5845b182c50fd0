import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconArrowsLeftRight, IconFile, IconUsers } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import type { Identity } from '#contract/auth/auth.ts'
import { privilegesOf } from '#contract/protocol/access.ts'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { choose } from '#web/commands/choose.ts'
import { keepApp } from '#web/data/keep-offline/keep-and-remove.ts'
import { mayChange } from '#web/session/may.ts'
import { useMay } from '#web/session/hooks.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead, favouritesRead } from '#web/data/queries/reads.ts'
import { knownCompetitors } from '#web/apps/competitors/known-competitors.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { language, languages } from '#web/i18n/language.ts'
import { savesData } from '#web/offline/connectivity/saves-data.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { usePlansSold } from '#web/data/queries/plans-sold.ts'
import { settingsPagesFor } from '../account/settings-pages.ts'
import { linkedItems } from '../menu/menu-entry.ts'
import { useMenu } from '../menu/use-menu.ts'
import { useCountryWrites } from '../selectors/use-country-writes.ts'

interface Command {
  id: string
  label: string
  description?: string
  /** Other words that it is found by. */
  keywords?: string
  leftSection?: ReactNode
  onClick: () => void
}

export interface CommandGroup {
  group: string
  actions: Command[]
}

interface Options {
  identity: Identity
  projects: readonly Project[]
  project: Project | null
  locale: string
  onChanges: () => void
  onAdd: () => void
  onLogOut: () => void
}

/** Everything the palette finds: pages, apps, the app's countries, and what can be done from anywhere. All of it works offline. */
export function useCommands(options: Options): CommandGroup[] {
  const { identity, projects, project, locale } = options
  const { t } = useLingui()
  const select = useSelect()
  const others = projects.filter((one) => one.projectId !== project?.projectId)
  const countries = project?.countries.filter((one) => one !== locale) ?? []
  return [
    { group: t`Pages`, actions: usePages(identity) },
    {
      group: t`Apps`,
      actions: others.map(({ projectId, title, store, iconUrl }) => ({
        id: projectId,
        label: title,
        leftSection: appIcon(iconUrl, title),
        description: storeName(store),
        onClick: () => select({ projectId }),
      })),
    },
    { group: t`Competitors`, actions: useRivals(project, locale) },
    {
      group: t`Countries`,
      actions: [
        ...countries.map((one) => ({
          id: one,
          label: countryNameOf(one),
          leftSection: flag(one),
          onClick: () => select({ locale: one }),
        })),
        ...useFavouritesToTrack(project),
      ],
    },
    { group: t`Actions`, actions: useActions(options) },
  ].filter(({ actions }) => actions.length > 0)
}

function usePages(identity: Identity): Command[] {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { sections } = useMenu(identity)
  const held = privilegesOf(identity)
  const others = pagesOfOthers.filter(({ privilege }) => privilege === null || held.has(privilege))
  const settings = settingsPagesFor(identity, usePlansSold(identity))
  return [...linkedItems(sections), ...others, ...settings].map(({ to, label, icon }) => {
    const words = pageWords[to]
    return {
      id: to,
      label: i18n._(label),
      keywords: words ? i18n._(words) : '',
      leftSection: createElement(icon ?? IconFile, { size: 18, stroke: 1.6, 'aria-hidden': true }),
      onClick: () => void navigate({ to }),
    }
  })
}

/** Pages that other pages lead to, and no menu. */
const pagesOfOthers = [
  { to: '/rr/automation', label: msg`Review automation`, icon: undefined, privilege: 'reviews/reply' },
  { to: '/app-overview/competitors-app', label: msg`Competitor`, icon: IconUsers, privilege: null },
  { to: '/app-overview/compare', label: msg`Compare`, icon: IconArrowsLeftRight, privilege: null },
] as const

/** The app's competitors as far as the device knows them. */
function useRivals(project: Project | null, locale: string): Command[] {
  const navigate = useNavigate()
  const rivals = project ? (knownCompetitors(project, locale) ?? []) : []
  return rivals.map(({ trackId, name, iconUrl }) => ({
    id: `competitor ${trackId}`,
    label: name,
    leftSection: appIcon(iconUrl, name),
    onClick: () => void navigate({ to: '/app-overview/competitors-app', search: { competitor: trackId } }),
  }))
}

/** Favourites that the app does not track yet. */
function useFavouritesToTrack(project: Project | null): Command[] {
  const { t } = useLingui()
  const favourites = useRead(favouritesRead()).data ?? []
  const countries = useRead(countriesRead()).data ?? []
  const { track } = useCountryWrites(project)
  const codes = new Set(favourites.map(({ countryCode }) => countryCode))
  if (!project || !mayChange(project)) return []
  return countries
    .filter(({ country, locale }) => codes.has(country) && !project.countries.includes(locale))
    .map(({ locale }) => {
      const name = countryInSentence(locale)
      return {
        id: locale,
        label: t`Track ${name}`,
        leftSection: flag(locale),
        onClick: () => void track(locale),
      }
    })
}

const appIcon = (src: string | null, title: string) => createElement(AppIcon, { src, title, size: 24 })
const flag = (locale: string) => createElement(Flag, { code: countryCodeOf(locale) })

function useActions({ project, onChanges, onAdd, onLogOut }: Options): Command[] {
  const { t } = useLingui()
  const mayAdd = useMay('apps/manage')
  const say = (change: Parameters<typeof choose>[0]) => () => void choose(change).catch(tellFailure)
  const keep = ({ projectId, title }: Project): Command => ({
    id: 'keep',
    label: t`Keep ${title} available offline`,
    onClick: () => void keepApp(projectId, savesData()).catch(tellFailure),
  })
  return [
    ...(mayAdd ? [{ id: 'add', label: t`Add an app`, onClick: onAdd }] : []),
    ...(project ? [keep(project)] : []),
    { id: 'copy', label: t`Copy link to this view`, onClick: () => void copyText(window.location.href) },
    { id: 'changes', label: t`Pending changes`, onClick: onChanges },
    { id: 'light', label: t`Appearance: light`, onClick: say({ scheme: 'light' }) },
    { id: 'dark', label: t`Appearance: dark`, onClick: say({ scheme: 'dark' }) },
    { id: 'auto', label: t`Appearance: system`, onClick: say({ scheme: 'auto' }) },
    ...(['en', 'de'] as const)
      .filter((code) => code !== language())
      .map((code) => ({ id: code, label: t`Language: ${languages[code]}`, onClick: say({ language: code }) })),
    { id: 'leave', label: t`Log out`, onClick: onLogOut },
  ]
}

/** Other words that people look for a page by, by its address; each language has its own. */
export const pageWords: Record<string, MessageDescriptor> = {
  '/home': msg`start, tasks, what is new`,
  '/app-overview': msg`listing, metadata, screenshots, description`,
  '/app-overview/compare': msg`competitor keywords, side by side, benchmark`,
  '/app-overview/competitors-app': msg`competitor listing, rival`,
  '/dashboard/downloads': msg`installs, revenue, sales, money`,
  '/dashboard/app-performance': msg`impressions, conversion, funnel, App Store Connect, Play Console`,
  '/dashboard/aso-score': msg`optimise, optimize, improve, rating of the listing`,
  '/analyze-keywords/keyword-research': msg`find keywords, volume, difficulty`,
  '/analyze-keywords/keyword-monitoring': msg`tracked keywords, rank tracker, visibility, tags`,
  '/analyze-keywords/all-ranked': msg`ranks, positions, search results`,
  '/analyze-keywords/live-search': msg`search results now, as on a phone`,
  '/analyze-market/competitors': msg`rivals, add competitor`,
  '/analyze-market/timeline': msg`releases, versions, updates, history`,
  '/analyze-market/top-charts': msg`ranking, free, paid, grossing`,
  '/analyze-market/category-rankings': msg`chart position, category`,
  '/analyze-market/download-trends': msg`installs, revenue, compare, market share`,
  '/analyze-market/app-creatives-library': msg`screenshots, videos, icons, in-app events, compare`,
  '/analyze-market/metadata-benchmarks': msg`title length, subtitle, leading apps, words`,
  '/rr/reply-to-reviews': msg`inbox, answer`,
  '/rr/automation': msg`rules, automatic replies`,
  '/rr/review-summaries': msg`topics, feedback`,
  '/rr/reviews': msg`why the rating fell, topics`,
  '/rr/ratings': msg`reviews, stars`,
  '/creatives/store-listing': msg`metadata, title, subtitle, description, drafts`,
  '/creatives/store-data': msg`published texts, live listing, missing languages`,
  '/creatives/bulk-editor': msg`spreadsheet, many languages, find and replace, paste`,
  '/creatives/csv-upload': msg`import texts, table, spreadsheet, translations`,
  '/creatives/import-export': msg`CSV, JSON, fastlane, backup of texts`,
  '/creatives/copy-generator': msg`ads, ad copy, headline, Apple Ads, Google Ads`,
  '/creatives/changelog': msg`who changed what, audit`,
  '/connection': msg`App Store Connect, Google Play, Apple Ads, API key, stores`,
  '/settings/offline': msg`storage, saved, offline`,
  '/settings/plan': msg`price, upgrade, trial`,
  '/settings/billing': msg`invoice, payment, card`,
  '/settings/team': msg`invite, people, users`,
}
