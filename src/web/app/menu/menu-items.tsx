import {
  IconChartBar,
  IconEdit,
  IconFileAnalytics,
  IconFlask,
  IconHome,
  IconLayoutDashboard,
  IconListSearch,
  IconPalette,
  IconPlugConnected,
  IconSpeakerphone,
  IconStar,
  IconTrendingUp,
} from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import type { MenuItem, MenuSection } from './menu-entry.ts'

/** What the overview's feature holds. */
const ofOverview = { feature: 'app-overview', lockedForFreePlan: true } as const satisfies Partial<MenuItem>

/** An address of the route of connections, whose part is filled in: the router's types know it by its pattern alone. */
const connections = (part: '' | '/my-apps') => `/connection${part}` as '/connection/{-$tab}'

/** The main menu (MENU-045 to MENU-081, OP-35). An entry whose page is built gets its `to` instead of `redirectTo`. */
export const menuSections: MenuSection[] = [
  {
    id: 'overview',
    title: msg`Overview`,
    entries: [
      { id: 'home', label: msg`Home`, icon: IconHome, to: '/home', exactMatch: true },
      {
        id: 'app-overview',
        label: msg`App Overview`,
        icon: IconLayoutDashboard,
        to: '/app-overview',
        first: '/app-overview/my-app',
        popover: 'app-overview',
        ...ofOverview,
      },
      {
        id: 'dashboards',
        label: msg`Dashboards`,
        icon: IconChartBar,
        children: [
          { id: 'aso-dashboard', label: msg`ASO dashboard`, redirectTo: '/dashboard/aso' },
          {
            id: 'app-performance',
            label: msg`App store performance`,
            to: '/dashboard/app-performance',
            popover: 'app-performance',
            ...ofOverview,
          },
          { id: 'downloads', label: msg`Downloads`, to: '/dashboard/downloads', popover: 'downloads', ...ofOverview },
          { id: 'aso-score', label: msg`ASO score`, to: '/dashboard/aso-score', popover: 'aso-score', ...ofOverview },
        ],
      },
    ],
  },
  {
    id: 'organic-growth',
    title: msg`Organic growth`,
    entries: [
      {
        id: 'keywords',
        label: msg`Keywords`,
        icon: IconListSearch,
        expandedByDefault: true,
        children: [
          { id: 'keyword-research', label: msg`Keyword research`, to: '/analyze-keywords/keyword-research' },
          { id: 'keyword-monitoring', label: msg`Keyword monitoring`, to: '/analyze-keywords/keyword-monitoring' },
          {
            id: 'all-ranked-keywords',
            label: msg`All ranked keywords`,
            to: '/analyze-keywords/all-ranked',
            popover: 'ranked-keywords',
            ...ofOverview,
          },
          { id: 'live-search', label: msg`Live search`, to: '/analyze-keywords/live-search' },
        ],
      },
      {
        id: 'market',
        label: msg`Market`,
        icon: IconTrendingUp,
        children: [
          { id: 'competitors', label: msg`Competitors`, to: '/analyze-market/competitors' },
          {
            id: 'timeline',
            label: msg`App timeline`,
            to: '/analyze-market/timeline',
            popover: 'timeline',
            newFeature: true,
            ...ofOverview,
          },
          {
            id: 'featurings',
            label: msg`Featured`,
            to: '/analyze-market/featurings',
            popover: 'featurings',
            newFeature: true,
            ...ofOverview,
          },
          {
            id: 'top-charts',
            label: msg`Top charts`,
            to: '/analyze-market/top-charts',
            popover: 'top-charts',
            ...ofOverview,
          },
          {
            id: 'category-rankings',
            label: msg`Category rankings`,
            to: '/analyze-market/category-rankings',
            popover: 'category-rankings',
            ...ofOverview,
          },
          {
            id: 'download-trends',
            label: msg`Download trends`,
            to: '/analyze-market/download-trends',
            popover: 'download-trends',
            ...ofOverview,
          },
          {
            id: 'metadata-benchmarks',
            label: msg`Metadata benchmarks`,
            to: '/analyze-market/metadata-benchmarks',
            popover: 'metadata-benchmarks',
            ...ofOverview,
          },
        ],
      },
      {
        id: 'reviews-and-ratings',
        label: msg`Reviews and ratings`,
        icon: IconStar,
        children: [
          {
            id: 'reply-to-reviews',
            label: msg`Reply to reviews`,
            to: '/rr/reply-to-reviews',
            holds: '/rr/automation',
          },
          { id: 'review-summaries', label: msg`Review summaries`, to: '/rr/review-summaries' },
          { id: 'reviews', label: msg`Reviews`, to: '/rr/reviews' },
          { id: 'ratings', label: msg`Ratings`, to: '/rr/ratings', popover: 'ratings', ...ofOverview },
        ],
      },
      {
        id: 'store-listing',
        label: msg`Store listing`,
        icon: IconEdit,
        children: [
          {
            id: 'store-listing-editor',
            label: msg`Store listing editor`,
            to: '/creatives/store-listing',
            popover: 'store-listing',
            ...ofOverview,
          },
          {
            id: 'store-data',
            label: msg`Store data`,
            to: '/creatives/store-data',
            popover: 'store-data',
            ...ofOverview,
          },
          { id: 'changelog', label: msg`Changelog`, to: '/creatives/changelog' },
          {
            id: 'bulk-changes',
            label: msg`Bulk changes`,
            isFeatureLocked: true,
            children: [
              {
                id: 'bulk-editor',
                label: msg`Bulk editor`,
                to: '/creatives/bulk-editor',
                popover: 'bulk-editor',
                ...ofOverview,
              },
              {
                id: 'csv-upload',
                label: msg`CSV upload`,
                to: '/creatives/csv-upload',
                popover: 'csv-upload',
                ...ofOverview,
              },
              {
                id: 'import-export',
                label: msg`Import and export`,
                to: '/creatives/import-export',
                popover: 'import-export',
                ...ofOverview,
              },
            ],
          },
        ],
      },
      {
        id: 'creatives',
        label: msg`Creatives`,
        icon: IconPalette,
        children: [
          {
            id: 'app-creatives-library',
            label: msg`App creatives library`,
            to: '/analyze-market/app-creatives-library',
            popover: 'app-creatives-library',
            ...ofOverview,
          },
          {
            id: 'copy-generator',
            label: msg`Copy generator`,
            to: '/creatives/copy-generator',
            popover: 'copy-generator',
            ...ofOverview,
          },
        ],
      },
    ],
  },
  {
    id: 'ads-and-reports',
    title: msg`Ads and reports`,
    entries: [
      {
        id: 'ads',
        label: msg`Ads`,
        icon: IconSpeakerphone,
        children: [
          { id: 'ads-dashboard', label: msg`Ads dashboard` },
          { id: 'ads-manager', label: msg`Ads manager` },
          { id: 'ad-performance', label: msg`Ad performance` },
          { id: 'keyword-insights', label: msg`Keyword insights` },
          { id: 'search-ads', label: msg`Search ads`, redirectTo: '/ua/search-ads' },
        ],
      },
      { id: 'reports', label: msg`Reports`, icon: IconFileAnalytics, redirectTo: '/dashboard/reports' },
    ],
  },
  {
    id: 'set-up',
    title: msg`Set-up`,
    entries: [
      {
        id: 'connections',
        label: msg`Connections`,
        icon: IconPlugConnected,
        to: connections(''),
        first: connections('/my-apps'),
        roles: ['owner', 'admin'],
        // Its first part lists the organisation's apps, where they are added and removed.
        grants: ['connections/manage', 'apps/manage'],
      },
    ],
  },
  {
    id: 'test',
    title: msg`Test`,
    hiddenWithout: 'testMenu',
    hiddenForExternal: true,
    entries: [
      { id: 'test-pages', label: msg`Test pages`, to: '/pages/test-pages', icon: IconFlask, openInNewTab: true },
    ],
  },
]
