import { runsOf } from './pieces.ts'

/** What stands behind an app's name in its title: "Moorlight: Sleep Sounds". */
const BEHIND = /[:|(,–—·]|\s-\s/u

/** The words of an app's name, at most two: people write it in their reviews, and it is no topic. */
export const brandOf = (title: string): string[] =>
  runsOf(title.split(BEHIND, 1)[0] ?? '', 'und')
    .flat()
    .slice(0, 2)
    .map(({ word }) => word)
