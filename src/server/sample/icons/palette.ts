/** Colours of one icon, as CSS colours. */
export interface Palette {
  /** Background, top to bottom. */
  from: string
  to: string
  /** The motif itself. */
  main: string
  /** Its light or second colour. */
  accent: string
  /** Ground, shadow or outline. */
  dark: string
}

/** Draws a motif on a square of 128 by 128; `random` gives a seeded number 0..1 for a name. */
export type Motif = (palette: Palette, random: (name: string) => number) => string

/** Two decimals are finer than any screen shows an icon. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

export const range = (count: number) => Array.from({ length: count }, (_, i) => i)
