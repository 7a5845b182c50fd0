import type { Project } from '#contract/projects.ts'
import type { Selection } from '#web/offline/selection.ts'

/** OP-43: distinct for colour-blind users too, and clear on light and on dark ground. */
export const PROJECT_PALETTE = [
  '#b4552d',
  '#2f7f86',
  '#8a6d1f',
  '#6a5fb0',
  '#3f7d4b',
  '#b0477c',
  '#3d74b5',
  '#93624a',
  '#5d7a2c',
  '#94539f',
  '#2b7f62',
  '#a85a5a',
] as const

type Colours = Selection['colours']

/**
 * The colour of each project that has none yet: the palette by its place in the list, as far as that is free, beyond it
 * a random one. null: all have theirs.
 */
export function newColours(projects: readonly Project[], current: Colours, random: () => string): Colours | null {
  const missing = projects.filter(({ projectId }) => !(projectId in current))
  if (missing.length === 0) return null
  const colours = { ...current }
  for (const { projectId } of missing) {
    const taken = new Set(Object.values(colours))
    const own = PROJECT_PALETTE[projects.findIndex((one) => one.projectId === projectId)]
    const free = PROJECT_PALETTE.find((colour) => !taken.has(colour))
    colours[projectId] = own && !taken.has(own) ? own : (free ?? random())
  }
  return colours
}

/** A colour of middle lightness, as hex. */
export function randomColour(): string {
  const channel = () => (64 + Math.floor(Math.random() * 112)).toString(16)
  return `#${channel()}${channel()}${channel()}`
}
