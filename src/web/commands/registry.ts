import { withAppTexts } from '#web/i18n/language.ts'
import type { Commands } from '#web/offline/outbox/bound-command.ts'
import type { AnyCommand } from './command.ts'
import { addCompetitor, removeCompetitor } from './competitors.ts'
import { trackCountry, untrackCountry } from './countries.ts'
import { addFavourite, removeFavourite } from './favourites.ts'
import type { CommandName, payloads } from './payloads.ts'
import { updateProfile } from './profile.ts'

type OfEveryPage = keyof typeof payloads

const ofEveryPage: { [N in OfEveryPage]: AnyCommand<N> } = {
  addCompetitor,
  removeCompetitor,
  trackCountry,
  untrackCountry,
  addFavourite,
  removeFavourite,
  updateProfile,
}

/** Areas whose commands are loaded only when one of them is queued. */
const areas = {
  keywords: () => import('./keywords/commands.ts'),
  connections: () => withAppTexts(import('#web/features/connections/commands.ts')),
  // With their texts, which no other page needs.
  replyTemplates: () => import('./reply-templates/commands.ts'),
  reviews: () => import('./reviews/commands.ts'),
  adCopy: () => import('./ad-copy.ts'),
  listingSets: () => import('./listing-sets.ts'),
  summaries: () => import('./summaries/commands.ts'),
} satisfies Record<string, () => Promise<{ commands: Partial<Record<CommandName, AnyCommand>> }>>
type Area = keyof typeof areas

const areaOf: Record<Exclude<CommandName, OfEveryPage>, Area> = {
  addKeywords: 'keywords',
  removeKeywords: 'keywords',
  annotateKeywords: 'keywords',
  tagKeywords: 'keywords',
  changeKeywordTag: 'keywords',
  removeKeywordTag: 'keywords',
  putChartNote: 'keywords',
  removeChartNote: 'keywords',
  putListingDraft: 'keywords',
  saveListingSet: 'listingSets',
  markListingSet: 'listingSets',
  removeListingSet: 'listingSets',
  keepAdCopy: 'adCopy',
  removeAdCopy: 'adCopy',
  putKeywordView: 'keywords',
  removeKeywordView: 'keywords',
  removeApp: 'connections',
  renameConnection: 'connections',
  assignApps: 'connections',
  makePrimary: 'connections',
  createTemplate: 'replyTemplates',
  changeTemplate: 'replyTemplates',
  removeTemplate: 'replyTemplates',
  createFolder: 'replyTemplates',
  renameFolder: 'replyTemplates',
  removeFolder: 'replyTemplates',
  favouriteTemplate: 'replyTemplates',
  favouriteFolder: 'replyTemplates',
  setSupport: 'replyTemplates',
  putAutomation: 'replyTemplates',
  sendReply: 'reviews',
  withdrawReply: 'reviews',
  markReviews: 'reviews',
  createSummary: 'summaries',
  removeSummary: 'summaries',
  createSchedule: 'summaries',
  removeSchedule: 'summaries',
}

/** The commands that are there, by name. */
export const registry: Partial<Record<CommandName, AnyCommand>> = { ...ofEveryPage }

/** Loads the commands of these names. Rejects if a file can't be loaded. */
export async function loadCommands(names: readonly string[]): Promise<void> {
  const wanted = names.flatMap((name) => (Object.hasOwn(areaOf, name) ? areaOf[name as keyof typeof areaOf] : []))
  for (const area of new Set(wanted)) Object.assign(registry, (await areas[area]()).commands)
}

/** What the queue knows of commands: one whose file can't be loaded is listed as unreadable until it can. */
export const commands: Commands = {
  load: (names) => loadCommands(names).catch(() => {}),
  bind: ({ name, version, payload }) => {
    const found = Object.hasOwn(registry, name) ? registry[name as CommandName] : undefined
    return found?.version === version ? found.bind(payload) : null
  },
}

/** The names of all commands. */
export const commandNames = [...Object.keys(ofEveryPage), ...Object.keys(areaOf)] as CommandName[]
