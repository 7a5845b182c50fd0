import { plural, t } from '@lingui/core/macro'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { ListingPart } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Store } from '#contract/store.ts'
import type { Mark } from './marks.ts'

/** A mark in a few words: "Release 4.12", "Subtitle changed". */
export function markName(mark: Mark, store: Store): string {
  switch (mark.kind) {
    case 'release':
      return mark.version === '' ? t`Release` : t`Release ${mark.version}`
    case 'change': {
      const [part] = mark.parts
      if (mark.parts.length === 1 && part) return changeName(part, store)
      return plural(mark.parts.length, { one: '# listing change', other: '# listing changes' })
    }
    case 'featuring':
      return t`Featured, ${mark.country}`
    case 'origin':
      return t`Order of results changed`
    case 'note':
      return mark.note.text
  }
}

/** Says that results come from another source from a day on; null: they don't. */
export function orderChange(marks: readonly Mark[], day: UtcDay, store: Store): string | null {
  const mark = marks.find((one) => one.kind === 'origin' && one.day === day)
  return mark ? markName(mark, store) : null
}

/** Where the results of the App Store come from. */
export function originName(origin: SearchOrigin): string {
  switch (origin) {
    case 'store':
      return t`the store's own search`
    case 'page':
      return t`the store's search page`
    case 'api':
      return t`Apple's Search API`
  }
}

/** In the words of the store. */
export function changeName(part: ListingPart, store: Store): string {
  const isApple = store === 'APP_STORE'
  switch (part) {
    case 'title':
      return isApple ? t`Title changed` : t`Name changed`
    case 'shortDescription':
      return isApple ? t`Subtitle changed` : t`Short description changed`
    case 'promotionalText':
      return t`Promotional text changed`
    case 'description':
      return t`Description changed`
    case 'icon':
      return t`Icon changed`
    case 'header':
      return isApple ? t`Header changed` : t`Feature graphic changed`
    case 'screenshots':
      return t`Screenshots changed`
    case 'price':
      return t`Price changed`
    case 'category':
      return t`Category changed`
    case 'version':
      return t`Version changed`
  }
}

/** All of a day: the first one by its name, the others by their number. */
export function marksName(marks: readonly Mark[], store: Store): string {
  const [first] = marks
  if (!first) return ''
  const name = markName(first, store)
  const more = marks.length - 1
  return more > 0 ? t`${name} +${more}` : name
}

/** All of a day with their names, for readers of the screen; begins with what `marksName` shows. */
export function marksInFull(marks: readonly Mark[], store: Store): string {
  const names = marks.map((mark) => markName(mark, store)).join(', ')
  return marks.length > 1 ? `${marksName(marks, store)}: ${names}` : names
}
