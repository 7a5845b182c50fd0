import { LRUCache } from 'lru-cache'
import type { InferOutput } from 'valibot'
import type { PaletteColor as PaletteColorSchema } from '#contract/overview/sections.ts'
import { countColours, type ColourShare } from './colour-count.ts'
import { distance, hexOf, type Oklab } from './oklab.ts'

export type PaletteColor = InferOutput<typeof PaletteColorSchema>

const COLORS_MAX = 8
/** Colours nearer to each other than this look like shades of one. */
const NEAR = 0.1
/** Less of the surface than this is an edge or a highlight. */
const SHARE_MIN = 0.01
const ROUNDS = 6
/** A page waits at most this long for icons; those that are not there then are left out. */
const WAIT_MS = 2500
/** How long a palette stands from which icons had to be left out, ms. */
const PARTIAL_MS = 60_000

export interface PaletteOptions {
  waitMs?: number
}

/**
 * The colours that icons use most, most used first, at most 8; null when none of the icons could be had. `load` gives
 * an icon's file by its address on this server. Each icon counts the same, whatever its size.
 */
export function palettes(load: (address: string) => Promise<Uint8Array>, { waitMs = WAIT_MS }: PaletteOptions = {}) {
  const counts = new LRUCache<string, ColourShare[]>({ max: 2000 })
  const made = new LRUCache<string, PaletteColor[]>({ max: 500 })

  async function count(address: string): Promise<ColourShare[]> {
    const kept = counts.get(address)
    if (kept) return kept
    const counted = await countColours(await load(address))
    counts.set(address, counted)
    return counted
  }

  async function withinTime(addresses: readonly string[]): Promise<ColourShare[][]> {
    // In the order of the addresses, whoever comes first: the same icons give the same palette.
    const had = addresses.map((): ColourShare[] => [])
    const all = addresses.map(async (address, i) => (had[i] = await count(address)))
    let timer: NodeJS.Timeout | undefined
    const timeUp = new Promise((resolve) => (timer = setTimeout(resolve, waitMs)))
    await Promise.race([Promise.allSettled(all), timeUp])
    clearTimeout(timer)
    return had.filter((icon) => icon.length > 0)
  }

  return async function paletteOf(addresses: readonly string[]): Promise<PaletteColor[] | null> {
    const key = addresses.join('\n')
    const kept = made.get(key)
    if (kept) return kept
    const icons = await withinTime(addresses)
    if (icons.length === 0) return null
    const palette = mostUsed(icons.flat().map(({ color, share }) => ({ color, share: share / icons.length })))
    made.set(key, palette, icons.length < addresses.length ? { ttl: PARTIAL_MS } : {})
    return palette
  }
}

/** Greedy seeds, most used first, then k-means in OKLab: what lies near a colour moves it and counts with it. */
function mostUsed(colours: ColourShare[]): PaletteColor[] {
  let centres: Oklab[] = []
  for (const { color } of colours.toSorted((a, b) => b.share - a.share)) {
    if (centres.every((centre) => distance(centre, color) >= NEAR)) centres.push(color)
  }
  let clusters: ColourShare[] = []
  for (let round = 0; round < ROUNDS; round++) {
    clusters = mergeNear(clustersAround(centres, colours))
    centres = clusters.map(({ color }) => color)
  }
  return clusters
    .filter(({ share }) => share >= SHARE_MIN)
    .slice(0, COLORS_MAX)
    .map(({ color, share }) => ({ color: hexOf(color), share: Math.floor(share * 1000) / 1000 }))
}

/** The mean of each centre's colours, most used first. */
function clustersAround(centres: readonly Oklab[], colours: readonly ColourShare[]): ColourShare[] {
  const groups = centres.map((): ColourShare[] => [])
  for (const colour of colours) {
    let [nearest, least] = [0, Infinity]
    centres.forEach((centre, i) => {
      const far = distance(centre, colour.color)
      if (far < least) [nearest, least] = [i, far]
    })
    groups[nearest]?.push(colour)
  }
  return groups
    .filter((group) => group.length > 0)
    .map(meanOf)
    .sort((a, b) => b.share - a.share)
}

/** The less used of two near colours is counted with the other. */
function mergeNear(clusters: readonly ColourShare[]): ColourShare[] {
  const merged: ColourShare[] = []
  for (const cluster of clusters) {
    const at = merged.findIndex(({ color }) => distance(color, cluster.color) < NEAR)
    const near = merged[at]
    if (near) merged[at] = meanOf([near, cluster])
    else merged.push(cluster)
  }
  return merged.sort((a, b) => b.share - a.share)
}

function meanOf(colours: readonly ColourShare[]): ColourShare {
  const share = colours.reduce((sum, colour) => sum + colour.share, 0)
  const mean = (axis: 0 | 1 | 2) => colours.reduce((sum, { color, share }) => sum + color[axis] * share, 0) / share
  return { color: [mean(0), mean(1), mean(2)], share }
}
