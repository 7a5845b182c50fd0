import type { Bind } from '#web/offline/outbox/bound-command.ts'
import type { AnyCommand } from './command.ts'
import { removeApp } from './apps.ts'
import { putChartNote, removeChartNote } from './chart-notes.ts'
import { assignApps, makePrimary, renameConnection } from './connections.ts'
import { addCompetitor, removeCompetitor } from './competitors.ts'
import { trackCountry, untrackCountry } from './countries.ts'
import { addFavourite, removeFavourite } from './favourites.ts'
import { putKeywordView, removeKeywordView } from './keyword-views.ts'
import { changeKeywordTag, removeKeywordTag, tagKeywords } from './keywords/tags.ts'
import { addKeywords } from './keywords/add.ts'
import { annotateKeywords } from './keywords/annotate.ts'
import { removeKeywords } from './keywords/remove.ts'
import type { CommandName } from './payloads.ts'
import { updateProfile } from './profile.ts'

/** Every command. */
export const registry: { [N in CommandName]: AnyCommand<N> } = {
  addCompetitor,
  removeCompetitor,
  removeApp,
  trackCountry,
  untrackCountry,
  addKeywords,
  removeKeywords,
  annotateKeywords,
  tagKeywords,
  changeKeywordTag,
  removeKeywordTag,
  putChartNote,
  removeChartNote,
  putKeywordView,
  removeKeywordView,
  renameConnection,
  assignApps,
  makePrimary,
  addFavourite,
  removeFavourite,
  updateProfile,
}

/** Finds the command of a row; null if this version of the app does not know it. */
export const bind: Bind = ({ name, version, payload }) => {
  if (!Object.hasOwn(registry, name)) return null
  const found = registry[name as CommandName]
  return found.version === version ? found.bind(payload) : null
}
