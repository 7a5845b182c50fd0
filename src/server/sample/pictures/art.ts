import { categoryIds } from '../categories.ts'
import { hash01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import { worldCategories, type WorldCategory } from '../world/worlds.ts'
import { families, type Family } from './families.ts'
import { hueOf, oklch } from './oklch.ts'

/** Shades of a brand's two hues. */
export interface Shades {
  night: string
  deep: string
  base: string
  bright: string
  soft: string
  tint: string
  pop: string
  popDeep: string
  popSoft: string
}

/** What all pictures of a brand draw from, in both stores the same. */
export interface Art {
  family: Family
  shades: Shades
  /** Number among its rivals. */
  variant: number
  /** Counts up from rival to rival, from another number for each kind of app. */
  order: number
  glyphs: SampleApp['concept']['glyphs']
  /** A number 0..1 that depends on the brand and the name alone. */
  random: (name: string) => number
}

const byStoreName = new Map<string, WorldCategory>(
  worldCategories.flatMap((category) => Object.values(categoryIds[category]).map((name) => [name, category] as const)),
)

/** Steps from a brand's hue to its second one. */
const contrasts = [170, 130, -130, 60, -60, 200, 95] as const

/** Yellow is only yellow when it is light: how much its shades are lifted, 0..1 by hue. */
function lift(hue: number): number {
  const away = Math.abs(((hue - 92 + 540) % 360) - 180)
  return away < 55 ? Math.cos((away * Math.PI) / 110) : 0
}

function shadesOf(hue: number, chroma: number, second: number): Shades {
  const light = lift(hue)
  return {
    night: oklch(0.22, chroma * 0.45, hue - 40 * light),
    deep: oklch(0.36 + 0.05 * light, chroma * 0.75, hue - 30 * light),
    base: oklch(0.58 + 0.14 * light, chroma * 1.1, hue - 12 * light),
    bright: oklch(0.75 + 0.09 * light, chroma, hue),
    soft: oklch(0.88, chroma * 0.45, hue),
    tint: oklch(0.96, chroma * 0.18, hue),
    pop: oklch(0.82, 0.15, second),
    popDeep: oklch(0.62 + 0.1 * lift(second), 0.18, second - 15 * lift(second)),
    popSoft: oklch(0.92, 0.06, second),
  }
}

/** Less colourful than this is grey to the eye. */
const GREY = 0.045

/** Where an icon is drawn by hand, the other pictures take up its ground's hue, and its light's as the second one. */
function handHues({ icon }: SampleApp): { hue: number; second: number } | null {
  if (!icon) return null
  const [ground, ...others] = [icon.to, icon.from, icon.accent, icon.main]
    .map(hueOf)
    .filter(({ chroma }) => chroma >= GREY)
  const light = others.find(({ hue }) => ground && Math.abs(((hue - ground.hue + 540) % 360) - 180) > 40)
  return ground ? { hue: ground.hue, second: light?.hue ?? ground.hue + contrasts[0] } : null
}

export function artOf(app: SampleApp): Art {
  const category = byStoreName.get(app.category) ?? 'utilities'
  const family = families[category]
  const { variant, concept } = app
  const seed = `art/${concept.id}/${variant}`
  const random = (name: string) => hash01(`${seed}/${name}`)
  const start = Math.floor(hash01(`art/${concept.id}`) * family.hues.length)
  const byHand = handHues(app)
  const hue =
    byHand?.hue ??
    (family.hues[(start + variant + 3 * Math.floor(variant / family.marks.length)) % family.hues.length] ?? 0) +
      14 * (random('hue') - 0.5)
  const contrast = contrasts[Math.floor(random('contrast') * contrasts.length)] ?? contrasts[0]
  const shades = shadesOf(hue, family.chroma, byHand?.second ?? hue + contrast)
  const order = variant + Math.floor(97 * hash01(`order/${concept.id}`))
  return { family, shades, variant, order, glyphs: concept.glyphs, random }
}
