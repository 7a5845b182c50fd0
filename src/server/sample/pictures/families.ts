import type { WorldCategory } from '../world/worlds.ts'

/** What stands behind the screenshots: see `backdrops.ts`. */
export type BackdropKind =
  | 'arches'
  | 'bars'
  | 'blobs'
  | 'bokeh'
  | 'checker'
  | 'clouds'
  | 'confetti'
  | 'contours'
  | 'diagonals'
  | 'grid'
  | 'hills'
  | 'paper'
  | 'peaks'
  | 'rays'
  | 'shelves'
  | 'sky'
  | 'speed'
  | 'stars'
  | 'steps'
  | 'waves'

/** How an icon is drawn: see `marks.ts`. */
export type MarkKind =
  | 'badge'
  | 'burst'
  | 'crop'
  | 'dusk'
  | 'emblem'
  | 'extrude'
  | 'flat'
  | 'mascot'
  | 'neon'
  | 'pair'
  | 'paper'
  | 'porthole'
  | 'rings'
  | 'speed'
  | 'split'
  | 'sticker'
  | 'tile'

/** How the apps of a category like to look: what they have in common, of which each takes something else. */
export interface Family {
  /** Hues in degrees of OKLCH: 30 red, 60 orange, 90 yellow, 145 green, 200 cyan, 260 blue, 300 violet, 350 pink. */
  hues: readonly number[]
  /** How colourful, 0.05..0.2. */
  chroma: number
  /** Behind the screenshots: dark or light. */
  mood: 'dark' | 'light' | 'vivid'
  backdrop: BackdropKind
  marks: readonly MarkKind[]
  screens: ScreenStyle
}

export interface ScreenStyle {
  /** `full`: the interface fills the picture, as games like it. */
  layout: 'top' | 'bottom' | 'tilted' | 'full' | 'band'
  align: 'start' | 'middle'
  /** The device's frame. */
  frame: 'dark' | 'light' | 'bare'
  weight: 600 | 700 | 800 | 900
  /** Whether the app's interface is dark. */
  night: boolean
}

export const families: Readonly<Record<WorldCategory, Family>> = {
  finance: {
    hues: [158, 255, 85, 180, 290, 30, 215],
    chroma: 0.13,
    mood: 'dark',
    backdrop: 'steps',
    marks: ['flat', 'badge', 'tile', 'crop', 'rings', 'paper', 'split', 'pair'],
    screens: { layout: 'top', align: 'middle', frame: 'dark', weight: 700, night: false },
  },
  productivity: {
    hues: [255, 28, 285, 65, 165, 340, 220],
    chroma: 0.16,
    mood: 'light',
    backdrop: 'paper',
    marks: ['paper', 'tile', 'flat', 'pair', 'split', 'crop', 'badge', 'rings'],
    screens: { layout: 'top', align: 'start', frame: 'light', weight: 800, night: false },
  },
  'health-fitness': {
    hues: [275, 20, 150, 320, 45, 200, 250],
    chroma: 0.15,
    mood: 'vivid',
    backdrop: 'waves',
    marks: ['rings', 'dusk', 'flat', 'badge', 'neon', 'crop', 'split', 'pair'],
    screens: { layout: 'tilted', align: 'middle', frame: 'dark', weight: 700, night: true },
  },
  'photo-video': {
    hues: [330, 295, 40, 195, 10, 265, 90],
    chroma: 0.19,
    mood: 'dark',
    backdrop: 'bokeh',
    marks: ['neon', 'split', 'rings', 'flat', 'crop', 'pair', 'tile'],
    screens: { layout: 'band', align: 'middle', frame: 'bare', weight: 800, night: true },
  },
  education: {
    hues: [145, 230, 75, 310, 25, 180, 280],
    chroma: 0.17,
    mood: 'light',
    backdrop: 'confetti',
    marks: ['mascot', 'sticker', 'tile', 'badge', 'mascot', 'flat', 'pair', 'paper'],
    screens: { layout: 'bottom', align: 'middle', frame: 'light', weight: 800, night: false },
  },
  travel: {
    hues: [235, 35, 190, 60, 15, 260, 165],
    chroma: 0.14,
    mood: 'vivid',
    backdrop: 'clouds',
    marks: ['dusk', 'porthole', 'flat', 'badge', 'sticker', 'split', 'crop'],
    screens: { layout: 'top', align: 'start', frame: 'light', weight: 800, night: false },
  },
  'food-drink': {
    hues: [35, 130, 15, 70, 55, 160, 345],
    chroma: 0.14,
    mood: 'light',
    backdrop: 'arches',
    marks: ['sticker', 'paper', 'badge', 'flat', 'rings', 'pair', 'crop'],
    screens: { layout: 'bottom', align: 'start', frame: 'bare', weight: 700, night: false },
  },
  music: {
    hues: [310, 350, 275, 150, 25, 205, 60],
    chroma: 0.2,
    mood: 'dark',
    backdrop: 'bars',
    marks: ['neon', 'rings', 'flat', 'split', 'crop', 'badge', 'extrude'],
    screens: { layout: 'tilted', align: 'start', frame: 'dark', weight: 900, night: true },
  },
  weather: {
    hues: [235, 215, 255, 75, 195, 280, 50],
    chroma: 0.12,
    mood: 'vivid',
    backdrop: 'sky',
    marks: ['porthole', 'dusk', 'flat', 'pair', 'rings', 'paper', 'badge'],
    screens: { layout: 'top', align: 'middle', frame: 'light', weight: 600, night: false },
  },
  utilities: {
    hues: [250, 145, 30, 270, 190, 70, 350],
    chroma: 0.12,
    mood: 'light',
    backdrop: 'grid',
    marks: ['flat', 'tile', 'badge', 'crop', 'paper', 'split', 'rings', 'extrude'],
    screens: { layout: 'band', align: 'start', frame: 'dark', weight: 700, night: false },
  },
  lifestyle: {
    hues: [150, 20, 60, 330, 175, 40, 110],
    chroma: 0.09,
    mood: 'light',
    backdrop: 'blobs',
    marks: ['paper', 'badge', 'sticker', 'dusk', 'flat', 'rings', 'crop'],
    screens: { layout: 'top', align: 'middle', frame: 'bare', weight: 600, night: false },
  },
  navigation: {
    hues: [245, 150, 30, 195, 130, 60, 280],
    chroma: 0.15,
    mood: 'vivid',
    backdrop: 'contours',
    marks: ['flat', 'pair', 'dusk', 'badge', 'split', 'porthole', 'crop'],
    screens: { layout: 'bottom', align: 'middle', frame: 'dark', weight: 800, night: false },
  },
  books: {
    hues: [40, 20, 265, 155, 70, 345, 210],
    chroma: 0.08,
    mood: 'light',
    backdrop: 'shelves',
    marks: ['paper', 'badge', 'crop', 'flat', 'dusk', 'tile', 'pair'],
    screens: { layout: 'top', align: 'middle', frame: 'light', weight: 600, night: false },
  },
  business: {
    hues: [260, 190, 245, 160, 285, 25, 220],
    chroma: 0.12,
    mood: 'dark',
    backdrop: 'diagonals',
    marks: ['flat', 'split', 'badge', 'tile', 'crop', 'pair', 'paper'],
    screens: { layout: 'tilted', align: 'start', frame: 'light', weight: 700, night: false },
  },
  puzzle: {
    hues: [300, 205, 340, 150, 65, 265, 25],
    chroma: 0.19,
    mood: 'vivid',
    backdrop: 'rays',
    marks: ['extrude', 'burst', 'mascot', 'sticker', 'emblem', 'tile', 'burst'],
    screens: { layout: 'full', align: 'middle', frame: 'dark', weight: 900, night: false },
  },
  word: {
    hues: [75, 165, 235, 20, 295, 130, 350],
    chroma: 0.14,
    mood: 'light',
    backdrop: 'checker',
    marks: ['tile', 'extrude', 'sticker', 'mascot', 'flat', 'burst', 'badge'],
    screens: { layout: 'band', align: 'middle', frame: 'light', weight: 900, night: false },
  },
  strategy: {
    hues: [30, 250, 145, 85, 285, 10, 195],
    chroma: 0.12,
    mood: 'dark',
    backdrop: 'peaks',
    marks: ['emblem', 'burst', 'extrude', 'emblem', 'dusk', 'badge', 'crop'],
    screens: { layout: 'full', align: 'middle', frame: 'dark', weight: 900, night: true },
  },
  racing: {
    hues: [25, 255, 95, 340, 200, 50, 145],
    chroma: 0.2,
    mood: 'dark',
    backdrop: 'speed',
    marks: ['speed', 'extrude', 'split', 'emblem', 'speed', 'neon', 'burst'],
    screens: { layout: 'full', align: 'start', frame: 'dark', weight: 900, night: true },
  },
  'role-playing': {
    hues: [285, 15, 165, 255, 60, 320, 215],
    chroma: 0.15,
    mood: 'dark',
    backdrop: 'stars',
    marks: ['emblem', 'neon', 'mascot', 'burst', 'extrude', 'dusk', 'emblem'],
    screens: { layout: 'full', align: 'middle', frame: 'dark', weight: 800, night: true },
  },
  simulation: {
    hues: [140, 225, 60, 185, 30, 110, 265],
    chroma: 0.15,
    mood: 'vivid',
    backdrop: 'hills',
    marks: ['porthole', 'extrude', 'mascot', 'dusk', 'sticker', 'burst', 'badge'],
    screens: { layout: 'full', align: 'middle', frame: 'light', weight: 900, night: false },
  },
}
