import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What a page says of itself. */
interface PageHelp {
  about: MessageDescriptor
  /** Its figures and parts, each with what it means. */
  meanings: readonly (readonly [MessageDescriptor, MessageDescriptor])[]
}

const aboutRank = [
  msg`Rank`,
  msg`The place in the store's search for a keyword. Next to it: the change against 30 days ago.`,
] as const
const aboutEstimates = [
  msg`Estimate`,
  msg`Stores publish no downloads and no revenue. They are worked out from chart places and new ratings, and can be wrong by a factor of two.`,
] as const

/** By the name that a route gives its help (`Page.help`); the documentation has its page under the same name. */
export const pageHelps = {
  home: {
    about: msg`Where the selected app stands, what there is to do, and what has changed since you were here last.`,
    meanings: [],
  },
  'app-overview': {
    about: msg`How your app stands in one store and one country: its score, its figures, its listing and its competitors.`,
    meanings: [
      [msg`ASO score`, msg`How well the listing uses its room, 0 to 100. Green from 81, yellow from 41.`],
      [msg`Figures`, msg`Downloads, revenue, rating, featurings and ranked keywords, each against 30 days ago.`],
      [
        msg`Keyword density`,
        msg`Share of a word among all words of the description. Words that carry no meaning are left out.`,
      ],
      aboutEstimates,
    ],
  },
  'competitor-overview': {
    about: msg`The same view of a competitor, so that you see what its listing does better.`,
    meanings: [[msg`Not shown`, msg`What only the owner of an app sees is left out.`], aboutEstimates],
  },
  compare: {
    about: msg`Your app and a competitor side by side, part by part.`,
    meanings: [
      [
        msg`Words`,
        msg`Which words both listings use, and which only one of them. A competitor's words are candidates for yours.`,
      ],
      aboutEstimates,
    ],
  },
  share: {
    about: msg`What another program shared with the installed app: open it here, or add it as a competitor or as one of your own.`,
    meanings: [],
  },
  'keyword-research': {
    about: msg`Keywords the app could be found by, with what each is worth and how hard it is to win.`,
    meanings: [
      [msg`Volume`, msg`Estimate of how much it is searched for, 5 to 100.`],
      [msg`Difficulty`, msg`Estimate of how hard it is to get among the first ten, 1 to 100.`],
      [msg`Relevancy`, msg`Estimate of how well it suits the app, 0 to 100.`],
    ],
  },
  'ranked-keywords': {
    about: msg`Every keyword for which the store's search finds the app in the selected country.`,
    meanings: [
      aboutRank,
      [msg`Stands in`, msg`Texts of the listing that hold all words of the keyword, in any order.`],
    ],
  },
  timeline: {
    about: msg`What happened to the app in the selected country: releases, changes of its listing and events, by date.`,
    meanings: [
      [
        msg`Listing`,
        msg`Title, texts, icon and screenshots are looked at every day. A change is dated by the day it was seen.`,
      ],
    ],
  },
  featurings: {
    about: msg`Where the store's editors showed the app, and when.`,
    meanings: [[msg`Featured`, msg`Seen in an editorial place of that country's store on that day.`]],
  },
  ratings: {
    about: msg`The stars that people gave in the store, by country and over time.`,
    meanings: [
      [msg`Average`, msg`Mean of all star ratings in a country, as the store shows it.`],
      [msg`Ratings`, msg`How many people gave stars; most of them wrote no review.`],
    ],
  },
  competitors: {
    about: msg`The apps you measure yours against, in each country.`,
    meanings: [[msg`Number`, msg`How many a country can have depends on the plan.`]],
  },
  'category-rankings': {
    about: msg`Places of the app and its competitors in the charts of their categories.`,
    meanings: [[msg`Chart`, msg`Free, paid and grossing apps have charts of their own. A lower number is better.`]],
  },
  'top-charts': {
    about: msg`The charts of a store by country and category, as they were recorded.`,
    meanings: [],
  },
  downloads: {
    about: msg`Downloads and revenue by country and day.`,
    meanings: [aboutEstimates],
  },
  'aso-score': {
    about: msg`What the score of the listing is made of, and which edit would raise it most.`,
    meanings: [
      [msg`ASO score`, msg`Points of all parts, divided by the most that are possible, times 100.`],
      [msg`Left out`, msg`Parts that the market doesn't know count neither way.`],
    ],
  },
  changelog: {
    about: msg`Who changed what in your organisation, and when.`,
    meanings: [],
  },
  account: {
    about: msg`Your name, e-mail, password, language and appearance. Here you also close the account.`,
    meanings: [],
  },
  team: {
    about: msg`Who works in your organisation, and what they may do.`,
    meanings: [
      [msg`Role`, msg`Owners and admins manage everything. Others see and edit the apps that they are given.`],
    ],
  },
  plan: {
    about: msg`The plan of your organisation, how much of it is used, and how to change or cancel it.`,
    meanings: [],
  },
  billing: {
    about: msg`Invoices, the billing address and how you pay.`,
    meanings: [],
  },
  sessions: {
    about: msg`Browsers and devices where you are logged in. Log out those you don't know.`,
    meanings: [],
  },
  offline: {
    about: msg`What Storeglass keeps on this device, so that it also works without a connection.`,
    meanings: [
      [msg`Kept`, msg`A kept app is saved as a whole. Of others only what you have looked at is here.`],
      [msg`Log out`, msg`Logging out deletes everything of yours from this device.`],
    ],
  },
  plans: {
    about: msg`What each plan holds and costs.`,
    meanings: [],
  },
  checkout: {
    about: msg`The order before it is placed: what it costs now, and what it costs each term.`,
    meanings: [],
  },
  administration: {
    about: msg`For staff: users, incidents, feature flags and the log of what matters to security.`,
    meanings: [],
  },
  'test-pages': {
    about: msg`The parts that pages are made of, each in its states.`,
    meanings: [],
  },
} as const satisfies Record<string, PageHelp>

export type PageHelpName = keyof typeof pageHelps
