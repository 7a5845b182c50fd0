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
  msg`The position in the store's search results for a keyword. Next to it: the change compared with 30 days ago.`,
] as const
const aboutEstimates = [
  msg`Estimate`,
  msg`Stores don't publish downloads or revenue. We estimate them from chart positions and new ratings, and they can be wrong by a factor of two.`,
] as const

/** By the name that a route gives its help (`Page.help`); the documentation has its page under the same name. */
export const pageHelps = {
  home: {
    about: msg`How the selected app is doing, your tasks, and what has changed since your last visit.`,
    meanings: [],
  },
  'app-overview': {
    about: msg`How your app is doing in one store and country: score, figures, listing and competitors.`,
    meanings: [
      [msg`ASO score`, msg`How well the listing uses its space, from 0 to 100. Green from 81, yellow from 41.`],
      [
        msg`Figures`,
        msg`Downloads, revenue, rating, store features and ranked keywords, each compared with 30 days ago.`,
      ],
      [msg`Keyword density`, msg`A word's share of all words in the description. Stop words are left out.`],
      aboutEstimates,
    ],
  },
  'competitor-overview': {
    about: msg`The same view for a competitor, so you can see what its listing does better.`,
    meanings: [[msg`Not shown`, msg`Data that only an app's owner can see is not included.`], aboutEstimates],
  },
  compare: {
    about: msg`Your app and a competitor side by side, section by section.`,
    meanings: [
      [
        msg`Words`,
        msg`Which words both listings use, and which only one does. A competitor's words are ideas for yours.`,
      ],
      aboutEstimates,
    ],
  },
  share: {
    about: msg`An app that you shared with Storeglass. Open it, or add it as a competitor or as one of your own.`,
    meanings: [],
  },
  'keyword-research': {
    about: msg`Keywords people could find the app with, how valuable each is and how hard it is to rank for.`,
    meanings: [
      [msg`Volume`, msg`Estimate of how often people search for it, from 5 to 100.`],
      [msg`Difficulty`, msg`Estimate of how hard it is to reach the top ten, from 1 to 100.`],
      [msg`Relevancy`, msg`Estimate of how well it fits the app, from 0 to 100.`],
    ],
  },
  'keyword-monitoring': {
    about: msg`How the app's tracked keywords rank day by day, which ones moved, and which competitors rank higher.`,
    meanings: [
      [
        msg`Visibility`,
        msg`From 0 to 100: the share of searches for the tracked keywords in which people look at the app.`,
      ],
      [msg`Reach`, msg`Estimate of how many people may have seen the app for a keyword in the last 30 days.`],
      [msg({ message: 'Owner', context: 'of a keyword' }), msg`The app that ranked first on most of the last 7 days.`],
      [msg`Median`, msg`The median rank of the last 7 days, which a single unusual day doesn't affect.`],
    ],
  },
  'ranked-keywords': {
    about: msg`Every keyword that the app ranks for in the selected country.`,
    meanings: [aboutRank, [msg`Found in`, msg`Listing texts that contain all words of the keyword, in any order.`]],
  },
  timeline: {
    about: msg`What happened to the app in the selected country: releases, listing changes and events, by date.`,
    meanings: [
      [
        msg`Listing`,
        msg`We check title, texts, icon and screenshots every day. A change has the date of the day we found it.`,
      ],
    ],
  },
  'download-trends': {
    about: msg`Downloads and revenue of your app and up to five competitors over time, with what each of them did.`,
    meanings: [
      [msg`Indexed`, msg`Each app's first week is 100, so that small and large apps can be compared.`],
      [
        msg({ message: 'Share', context: 'part of a sum' }),
        msg`An app's part of the sum of all shown apps, on days when all of them are known.`,
      ],
      aboutEstimates,
    ],
  },
  'app-creatives-library': {
    about: msg`The screenshots, videos and in-app events of your app and up to five competitors in one country, and when they changed.`,
    meanings: [
      [
        msg`The line below an app`,
        msg`Its last 90 days. Each dot is a day on which its screenshots changed: choose one, and you see what the listing showed from then on.`,
      ],
      [msg`New, was no. 5, gone`, msg`What differs from what the listing showed before.`],
      [msg`Probably a test`, msg`Screenshots that were changed and changed back within 14 days.`],
    ],
  },
  'metadata-benchmarks': {
    about: msg`Your listing next to the leading apps of a chart: how long each field is, which words they use, and what they have in common.`,
    meanings: [
      [msg`Length, empty to full`, msg`How many apps fill how much of a field. A longer text isn't better by itself.`],
      [
        msg`Words`,
        msg`Words that at least two of these apps have in their title or subtitle. A tick: yours have it, too.`,
      ],
    ],
  },
  featurings: {
    about: msg`Where and when the store's editors featured the app.`,
    meanings: [[msg`Featured`, msg`Featured by the editors of that country's store on that day.`]],
  },
  ratings: {
    about: msg`Star ratings from the store, by country and over time.`,
    meanings: [
      [msg`Average`, msg`Average of all star ratings in a country, as the store shows it.`],
      [msg`Ratings`, msg`How many people rated the app. Most don't write a review.`],
    ],
  },
  'review-automation': {
    about: msg`Rules that reply to reviews for you. Try them on the reviews of the last 90 days before anything is sent.`,
    meanings: [
      [msg`Dry run`, msg`Which reviews a rule would have replied to, with what text, and which ones it leaves to you.`],
      [msg`AI requests`, msg`Each automated AI reply uses one. Templates use none.`],
    ],
  },
  'reply-to-reviews': {
    about: msg`Reviews of your app from its connected store. Read and reply to them in any language.`,
    meanings: [
      [msg`Pending publish`, msg`The store has received the reply and publishes it within 24 hours.`],
      [
        msg({ message: 'Done', context: 'state of a review' }),
        msg`You've decided that this review doesn't need a reply.`,
      ],
    ],
  },
  reviews: {
    about: msg`How many reviews your app gets, what they say, how fast you reply, and why their average changed.`,
    meanings: [
      [msg`Reply time`, msg`Half of the reviews with a reply got it within this time.`],
      [
        msg`Effect`,
        msg`How many stars a version, country or topic moved the average by. The effects add up to the change.`,
      ],
    ],
  },
  'review-summaries': {
    about: msg`What people write about your app in a period: topics with numbers, and what they said word for word.`,
    meanings: [
      [msg`Positive`, msg`Share of a topic's reviews with 4 or 5 stars. 1 and 2 stars are negative.`],
      [msg`Change`, msg`Number of reviews on the topic, compared with the previous period of the same length.`],
    ],
  },
  competitors: {
    about: msg`The apps you compare yours with, by country.`,
    meanings: [[msg`How many`, msg`The number per country depends on your plan.`]],
  },
  'category-rankings': {
    about: msg`Positions of the app and its competitors in the charts of their categories.`,
    meanings: [[msg`Chart`, msg`Free, paid and grossing apps have separate charts. A lower number is better.`]],
  },
  'top-charts': {
    about: msg`The charts of a store by country and category.`,
    meanings: [],
  },
  downloads: {
    about: msg`Downloads and revenue by country and day.`,
    meanings: [aboutEstimates],
  },
  'app-performance': {
    about: msg`Your app's own figures from its connected store: where installs come from, and where people drop off.`,
    meanings: [
      [msg`Conversion`, msg`Installs divided by views of the product page, in the same days.`],
      [msg`Gaps`, msg`Stores leave out days with few devices. These days stay empty and are never estimated.`],
    ],
  },
  'aso-score': {
    about: msg`What makes up the listing's score, and which edit would improve it most.`,
    meanings: [
      [msg`ASO score`, msg`Points of all parts, divided by the points possible, times 100.`],
      [msg`Not counted`, msg`Parts that aren't available in this market don't count.`],
    ],
  },
  connections: {
    about: msg`Which app is connected to which store and ad platform, what is broken, and what each key may do.`,
    meanings: [
      [
        msg`Connection`,
        msg`A key for a store or ad platform, and the apps that use it. Keys are stored encrypted on your server.`,
      ],
      [msg`Primary`, msg`The connection whose figures are shown when two connections have access to the same app.`],
    ],
  },
  'store-listing': {
    about: msg`The texts of your app's listing as drafts that your organisation shares, beside what is live. You publish them from here, in the store's own console, or with fastlane.`,
    meanings: [
      [
        msg`Live texts`,
        msg`What people see in the country of the language. Nobody can see the App Store's keyword field; it is the one that you marked as published.`,
      ],
      [msg`Characters`, msg`Counted as the stores count them: characters, not bytes.`],
      [
        msg`Rules`,
        msg`Each text is checked while you type: what the store doesn't accept, what its reviewers may reject, and hints for search. Each rule names its source. A rule can be ignored for a text, with a reason that your team sees.`,
      ],
      [
        msg`Publish`,
        msg`Reads the store's console, shows exactly what would change, and writes what you confirm. In the App Store, promotional text goes live without a review; the other texts go to a version, which you can submit from here. Google Play takes all changes or none, and reviews them. Each text then says how far it has come.`,
      ],
      [
        msg`fastlane folders`,
        msg`The drafts of all languages as a ZIP archive in the layout of fastlane's deliver and supply, out and in. Pictures, addresses and review information are left out.`,
      ],
      [
        msg`Saved sets`,
        msg`The drafts of all languages saved under a name, such as a Christmas listing. Applying a set makes its texts the drafts again and leaves other drafts alone. Taking it back restores what its texts were before, except where somebody has changed them since.`,
      ],
      [
        msg`Keyword coverage`,
        msg`The tracked keywords whose words are all in your texts, as whole words and in any order. The App Store searches name, subtitle and keywords together; Google Play searches name, short description and description.`,
      ],
      [
        msg`ASO score`,
        msg`The score with your texts, beside the one of what is live. Screenshots, ratings and the release date are those of the live app in both.`,
      ],
      [
        msg`Keywords across languages`,
        msg`For the App Store. A country's store searches several languages of a listing: words of a keyword field that another of them has too, and keyword fields that are copies. What is looked at are the drafts; a language without any is left out.`,
      ],
      [
        msg`Preview`,
        msg`Roughly how a phone shows your texts in search results and on the product page, with the live app's pictures. What differs from live is marked.`,
      ],
    ],
  },
  'store-data': {
    about: msg`What the store shows of your app now, in each language of your countries and drafts.`,
    meanings: [
      [msg`Read`, msg`The country in which the texts were read, the market they come from, and when.`],
      [
        msg`Same as another language`,
        msg`Name, subtitle and description are those of the other language, letter by letter. As a rule the store has no texts for this language and shows these.`,
      ],
      [
        msg`Not live`,
        msg`No country shows the language by itself, or the app isn't available in the country that does.`,
      ],
    ],
  },
  'bulk-editor': {
    about: msg`One text in many languages, or all texts of one language, as the cells of a spreadsheet. They are the drafts of the store listing editor.`,
    meanings: [
      [
        msg`Keyboard`,
        msg`Arrows move between cells. Enter, F2 or a letter starts writing, Esc gives up what you wrote. Enter or Tab saves and goes on; in a text of several lines Ctrl+Enter does.`,
      ],
      [
        msg`Paste`,
        msg`Cells copied from a spreadsheet fill the grid from the chosen cell on. You see each change before it is made; empty cells change nothing.`,
      ],
      [
        msg`Find and replace`,
        msg`Looks through the texts that the page shows. Whole words are those of the text's language. Each change can be left out, and all can be undone.`,
      ],
      [
        msg`Fill from a language`,
        msg`Copies texts of one language into the others, only where nothing is, or everywhere.`,
      ],
    ],
  },
  'csv-upload': {
    about: msg`Texts of many languages from one table. They become drafts; nothing is published.`,
    meanings: [
      [
        msg`Columns`,
        msg`Either a row for each language with a column for each text, or a row for each text with its language and its name. Columns that are named as usual are found by themselves.`,
      ],
      [
        msg`Left out`,
        msg`Rows whose language or text the store doesn't have, with the number that your spreadsheet gives the row. Empty cells change nothing.`,
      ],
      [msg`Files`, msg`CSV with commas, semicolons or tabs. Save workbooks as CSV first.`],
    ],
  },
  'import-export': {
    about: msg`The texts of your listing as files: CSV, JSON and the folders of fastlane. What you import becomes drafts; nothing is published.`,
    meanings: [
      [msg`Texts`, msg`Each text as it is drafted, or as it is live where there is no draft.`],
      [
        msg`Apostrophes`,
        msg`In a CSV file, an apostrophe goes before what a spreadsheet would compute. The import takes it off again.`,
      ],
    ],
  },
  'copy-generator': {
    about: msg`Copy for ads within the limits of each placement. You copy it and publish it on the ad platform.`,
    meanings: [
      [
        msg`Without a language model`,
        msg`Variants are made of your listing's own phrases by rules, in the listing's language and tone.`,
      ],
      [
        msg`Left out`,
        msg`Variants that are too long, or that claim a rank, a price or a number your listing doesn't mention. Check the rest yourself.`,
      ],
      [msg`Kept`, msg`Everyone in your organisation who can see the app sees kept variants.`],
    ],
  },
  changelog: {
    about: msg`Who changed what in your organisation, and when.`,
    meanings: [],
  },
  account: {
    about: msg`Your name, e-mail, password, language and appearance. You can also close your account here.`,
    meanings: [],
  },
  team: {
    about: msg`Who works in your organisation, and what each person may do.`,
    meanings: [
      [msg`Role`, msg`Owners and admins manage everything. Members see and edit the apps they have access to.`],
    ],
  },
  plan: {
    about: msg`Your organisation's plan, how much of it you use, and how to change or cancel it.`,
    meanings: [],
  },
  billing: {
    about: msg`Invoices, the billing address and how you pay.`,
    meanings: [],
  },
  sessions: {
    about: msg`Browsers and devices where you're logged in. Log out any you don't recognise.`,
    meanings: [],
  },
  offline: {
    about: msg`What Storeglass saves on this device so that it works without a connection.`,
    meanings: [
      [
        msg`Available offline`,
        msg`An app you keep available offline is saved completely. For other apps, only the pages you've opened are saved.`,
      ],
      [msg`Log out`, msg`Logging out deletes all your data from this device.`],
    ],
  },
  plans: {
    about: msg`What each plan includes and costs.`,
    meanings: [],
  },
  checkout: {
    about: msg`Review your order: what you pay now and for each billing period.`,
    meanings: [],
  },
  administration: {
    about: msg`For staff: users, incidents, feature flags and the security log.`,
    meanings: [],
  },
  'test-pages': {
    about: msg`The components that pages are made of, in each of their states.`,
    meanings: [],
  },
} as const satisfies Record<string, PageHelp>

export type PageHelpName = keyof typeof pageHelps
