import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  IconBulb,
  IconChartBar,
  IconCircleCheck,
  IconEdit,
  IconFileAnalytics,
  IconFileText,
  IconHistory,
  IconRocket,
  IconSearch,
  IconSparkles,
  IconStar,
  IconTrendingUp,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import type { LockTopic } from './menu-entry.ts'

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
  'app-overview': {
    about: msg`Your whole store listing on one page, for your app and your competitors.`,
    points: [
      { icon: IconFileText, text: msg`Your whole store listing at a glance` },
      { icon: IconUsers, text: msg`Side by side with your competitors` },
      { icon: IconTrendingUp, text: msg`Downloads, revenue, rankings and ratings` },
    ],
    picture: 'listing',
  },
  'store-listing': {
    about: msg`Write the texts of your store listing, in every language, beside what is live.`,
    points: [
      { icon: IconEdit, text: msg`Drafts that your team shares, also offline` },
      { icon: IconFileText, text: msg`Counted as the stores count` },
      { icon: IconHistory, text: msg`What differs from live, word by word` },
    ],
    picture: 'listing',
  },
  'store-data': {
    about: msg`What the store shows of your listing now, in each language.`,
    points: [
      { icon: IconFileText, text: msg`Every text as it is live, with its age` },
      { icon: IconBulb, text: msg`Languages without texts of their own` },
      { icon: IconEdit, text: msg`Where your drafts differ from live` },
    ],
    picture: 'list',
  },
  'bulk-editor': {
    about: msg`Write one text in all languages of your listing, like the cells of a spreadsheet.`,
    points: [
      { icon: IconEdit, text: msg`Paste from a spreadsheet, find and replace, fill from another language` },
      { icon: IconFileText, text: msg`Length and store rules beside each text` },
      { icon: IconUsers, text: msg`The same drafts as in the editor, also offline` },
    ],
    picture: 'list',
  },
  'csv-upload': {
    about: msg`Texts of many languages from one table.`,
    points: [
      { icon: IconFileText, text: msg`Columns in any order, mapped by you` },
      { icon: IconEdit, text: msg`Every change before it is made` },
      { icon: IconUsers, text: msg`Drafts that your team shares, also offline` },
    ],
    picture: 'list',
  },
  'import-export': {
    about: msg`The texts of your listing as files, out and in.`,
    points: [
      { icon: IconFileText, text: msg`CSV and JSON of all languages` },
      { icon: IconFileAnalytics, text: msg`The folders of fastlane` },
      { icon: IconEdit, text: msg`Every change before it is made` },
    ],
    picture: 'list',
  },
  'copy-generator': {
    about: msg`Write copy for ads in five languages, within the limits of each placement.`,
    points: [
      { icon: IconSparkles, text: msg`Variants with your keywords and what makes your app special` },
      { icon: IconFileText, text: msg`Only claims that your listing makes` },
      { icon: IconUsers, text: msg`Kept for your team, also offline` },
    ],
    picture: 'listing',
  },
  downloads: {
    about: msg`Downloads and revenue in the last 30 days.`,
    points: [
      { icon: IconTrendingUp, text: msg`Downloads and revenue, day by day` },
      { icon: IconFileAnalytics, text: msg`Which countries they come from` },
      ofCompetitors,
    ],
    picture: 'listing',
  },
  'app-performance': {
    about: msg`Your own figures from App Store Connect and Google Play: where installs come from and where people drop off.`,
    points: [
      { icon: IconChartBar, text: msg`From impression to install, with the rate of each step` },
      { icon: IconSearch, text: msg`Search, browse, referrers and ads side by side` },
      { icon: IconTrendingUp, text: msg`What a release or a new listing did to your conversion` },
    ],
    picture: 'chart',
  },
  'aso-score': {
    about: msg`How well your listing uses the store's fields.`,
    points: [
      { icon: IconCircleCheck, text: msg`The points of each part of the listing` },
      { icon: IconBulb, text: msg`The edits that would improve it most` },
      { icon: IconFileAnalytics, text: msg`The score in each tracked country` },
    ],
    picture: 'listing',
  },
  'ranked-keywords': {
    about: msg`The searches that lead people to the app.`,
    points: [
      { icon: IconSearch, text: msg`Every keyword that the app ranks for` },
      { icon: IconChartBar, text: msg`How often people search for it, and how hard it is to rank` },
      { icon: IconEdit, text: msg`Which words your texts still lack` },
    ],
    picture: 'list',
  },
  timeline: {
    about: msg`Releases, listing changes and events in the selected country.`,
    points: [
      { icon: IconHistory, text: msg`Every listing change, day by day` },
      { icon: IconRocket, text: msg`Its versions and its events` },
      ofCompetitors,
    ],
    picture: 'chart',
  },
  featurings: {
    about: msg`Countries where the store's editors featured the app.`,
    points: [
      { icon: IconSparkles, text: msg`Every store feature in the last 30 days` },
      { icon: IconFileAnalytics, text: msg`In which countries` },
      ofCompetitors,
    ],
    picture: 'chart',
  },
  'top-charts': {
    about: msg`Store charts by country and category.`,
    points: [
      { icon: IconSparkles, text: msg`The leading apps in every category` },
      { icon: IconTrendingUp, text: msg`Who rose and who fell since yesterday` },
      { icon: IconUsers, text: msg`Your app and your competitors among them` },
    ],
    picture: 'chart',
  },
  'category-rankings': {
    about: msg`Daily chart positions in the selected country.`,
    points: [
      { icon: IconTrendingUp, text: msg`Its daily position for up to 400 days` },
      { icon: IconUsers, text: msg`Your competitors in the same chart` },
      { icon: IconSparkles, text: msg`Free, paid and grossing apps` },
    ],
    picture: 'chart',
  },
  'download-trends': {
    about: msg`Downloads and revenue over time, next to your competitors.`,
    points: [
      { icon: IconTrendingUp, text: msg`Downloads and revenue, day by day` },
      { icon: IconUsers, text: msg`Up to five competitors in the same chart` },
      { icon: IconHistory, text: msg`Releases, listing changes and events next to the lines` },
    ],
    picture: 'chart',
  },
  'app-creatives-library': {
    about: msg`What your app and its competitors show in the store, and when they changed it.`,
    points: [
      { icon: IconUsers, text: msg`Up to five competitors below your own app` },
      { icon: IconHistory, text: msg`What they showed before, for the last 90 days` },
      { icon: IconSparkles, text: msg`Screenshots, videos and in-app events side by side` },
    ],
    picture: 'list',
  },
  'metadata-benchmarks': {
    about: msg`Your listing next to the leading apps of its category.`,
    points: [
      { icon: IconChartBar, text: msg`How long their titles and descriptions are` },
      { icon: IconSearch, text: msg`Words that leading apps use and you don't` },
      { icon: IconBulb, text: msg`What they have in common, such as prices and updates` },
    ],
    picture: 'list',
  },
  ratings: {
    about: msg`Star ratings from the store.`,
    points: [
      { icon: IconStar, text: msg`The average rating, day by day` },
      { icon: IconChartBar, text: msg`How ratings are distributed by stars` },
      { icon: IconFileAnalytics, text: msg`Every tracked country in one table` },
    ],
    picture: 'chart',
  },
}
