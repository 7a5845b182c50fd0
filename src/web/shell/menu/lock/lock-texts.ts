import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  IconArrowsUpDown,
  IconBulb,
  IconCalendarEvent,
  IconChartBar,
  IconChartLine,
  IconEdit,
  IconHistory,
  IconId,
  IconListCheck,
  IconListSearch,
  IconStar,
  IconTrophy,
  IconUsers,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import type { LockTopic } from '../menu-entry.ts'

interface LockPoint {
  icon: Icon
  text: MessageDescriptor
}

interface LockText {
  /** One sentence on what the page is. */
  about: MessageDescriptor
  /** What it is good for. */
  points: readonly [LockPoint, LockPoint, LockPoint]
  picture: 'listing' | 'list' | 'chart'
}

const ofCompetitors = { icon: IconUsers, text: msg`The same for each of your competitors` }

/** What a page would hold that the plan does not, for its panel and for its popover in the menu (MENU-024, OP-29). */
export const lockTexts: Record<LockTopic, LockText> = {
  overview: {
    about: msg`Your whole store listing on one page, for your app and your competitors.`,
    points: [
      { icon: IconId, text: msg`Your whole store listing at a glance` },
      { icon: IconUsers, text: msg`Side by side with your competitors` },
      { icon: IconChartLine, text: msg`Downloads, revenue, rankings and ratings` },
    ],
    picture: 'listing',
  },
  downloads: {
    about: msg`How often the app is downloaded, and what it earns.`,
    points: [
      { icon: IconChartLine, text: msg`Downloads and revenue, day by day` },
      { icon: IconWorld, text: msg`Which countries they come from` },
      ofCompetitors,
    ],
    picture: 'listing',
  },
  score: {
    about: msg`How well the listing uses what the store offers.`,
    points: [
      { icon: IconListCheck, text: msg`The points of each part of the listing` },
      { icon: IconBulb, text: msg`The edits that would raise it most` },
      { icon: IconWorld, text: msg`The score in each tracked country` },
    ],
    picture: 'listing',
  },
  keywords: {
    about: msg`The searches in which people find the app.`,
    points: [
      { icon: IconListSearch, text: msg`Every keyword that the app ranks for` },
      { icon: IconChartBar, text: msg`How often it is searched, and how hard it is` },
      { icon: IconEdit, text: msg`Which words your texts still lack` },
    ],
    picture: 'list',
  },
  timeline: {
    about: msg`What happened to the app, by date.`,
    points: [
      { icon: IconHistory, text: msg`Every change of the listing, day by day` },
      { icon: IconCalendarEvent, text: msg`Its versions and its events` },
      ofCompetitors,
    ],
    picture: 'chart',
  },
  featurings: {
    about: msg`Where the store's editors showed the app.`,
    points: [
      { icon: IconTrophy, text: msg`Every editorial place of the last 30 days` },
      { icon: IconWorld, text: msg`In which countries it was` },
      ofCompetitors,
    ],
    picture: 'chart',
  },
  topCharts: {
    about: msg`The charts of the store, by country and category.`,
    points: [
      { icon: IconTrophy, text: msg`The leaders of every category` },
      { icon: IconArrowsUpDown, text: msg`Who rose and who fell since yesterday` },
      { icon: IconUsers, text: msg`Your app and your competitors among them` },
    ],
    picture: 'chart',
  },
  categoryRankings: {
    about: msg`The app's places in the charts of its categories.`,
    points: [
      { icon: IconChartLine, text: msg`Its place on each day, for up to 400 days` },
      { icon: IconUsers, text: msg`Your competitors in the same chart` },
      { icon: IconTrophy, text: msg`Free, paid and grossing apps` },
    ],
    picture: 'chart',
  },
  ratings: {
    about: msg`The stars that people gave the app in the store.`,
    points: [
      { icon: IconStar, text: msg`The average rating, day by day` },
      { icon: IconChartBar, text: msg`How many people gave how many stars` },
      { icon: IconWorld, text: msg`Every tracked country in one table` },
    ],
    picture: 'chart',
  },
}
