import type { Candidate } from './candidates.ts'

/** Terms that mean the same, or are about the same. */
export interface TermGroup {
  name: string
  /** Keys of its terms; a review with one of them is about it. */
  keys: Set<string>
  /** By number, ascending. */
  reviews: number[]
  score: number
}

/** Two terms are one topic where so many reviews of the rarer have the other, too. */
const TOGETHER_MIN = 0.7
/** And where neither is lost in the other: shared reviews of all that have either. */
const ALIKE_MIN = 0.35
/** Fewer shared reviews are chance. */
const SHARED_MIN = 5
/** A phrase stands for a word of it where so many of the word's reviews have the phrase. */
const STANDS_FOR = 0.5
/** It gives its name where so many have it. */
const NAMES_FROM = 0.3
/** Candidates that are looked at, for each topic wanted. */
const LOOKED_AT = 8
/** Letters that two words must share at their beginnings to be forms of one. */
const SHARED_START = 6

/**
 * Makes topics of terms: words of a phrase go with it, forms of a word come together, and so do terms of the same reviews.
 * @returns at most `most`, best first
 */
export function mergeCandidates(candidates: readonly Candidate[], most: number): TermGroup[] {
  const groups: (TermGroup & { first: Candidate; set: Set<number> })[] = []
  for (const candidate of candidates.slice(0, most * LOOKED_AT)) {
    const home = groups.find((group) => belongs(candidate, group))
    if (home) {
      if (widens(candidate, home)) {
        home.keys.add(candidate.key)
        for (const at of candidate.reviews) home.set.add(at)
      }
      if (namesBetter(candidate, home)) home.name = candidate.name
      continue
    }
    groups.push({
      name: candidate.name,
      keys: new Set([candidate.key]),
      reviews: [],
      score: candidate.score,
      first: candidate,
      set: new Set(candidate.reviews),
    })
  }
  return groups.slice(0, most).map(({ name, keys, set, score }) => ({
    name,
    keys,
    score,
    reviews: [...set].sort((a, b) => a - b),
  }))
}

interface Growing {
  first: Candidate
  set: Set<number>
  keys: Set<string>
}

const shared = ({ reviews }: Candidate, { set }: Growing) => reviews.filter((at) => set.has(at)).length

function belongs(candidate: Candidate, group: Growing): boolean {
  const parts = candidate.key.split(' ')
  const ownParts = group.first.key.split(' ')
  const rarer = Math.min(candidate.reviews.length, group.set.size)
  const isPart = () => shared(candidate, group) >= candidate.reviews.length * STANDS_FOR
  // "battery life" with "battery", and "battery" with "battery life".
  if (candidate.words === 2 && group.first.words === 1 && parts.some((part) => group.keys.has(part))) return true
  if (candidate.words === 1 && ownParts.includes(candidate.key)) return isPart()
  if (candidate.words === 2 && group.first.words === 2 && parts.some((part) => ownParts.includes(part))) return isPart()
  if (candidate.words === 1 && group.first.words === 1 && isFormOf(candidate.key, group.first.key)) return true
  if (rarer < Math.max(candidate.reviews.length, group.set.size) * ALIKE_MIN) return false
  const both = shared(candidate, group)
  return (
    both >= SHARED_MIN &&
    both >= rarer * TOGETHER_MIN &&
    both >= (candidate.reviews.length + group.set.size - both) * ALIKE_MIN
  )
}

/** Whether the candidate's reviews are about the group's topic; a word of a phrase may be about much else. */
function widens(candidate: Candidate, group: Growing): boolean {
  if (candidate.words === 2) return candidate.key.split(' ').every((part) => !group.keys.has(part))
  if (!group.first.key.split(' ').includes(candidate.key)) return true
  return shared(candidate, group) >= candidate.reviews.length * 0.7
}

const namesBetter = (candidate: Candidate, { first }: Growing): boolean =>
  candidate.words === 2 &&
  first.words === 1 &&
  candidate.key.split(' ').includes(first.key) &&
  candidate.reviews.length >= first.reviews.length * NAMES_FROM

/** "synchron" and "synchronis": one begins with the other. */
const isFormOf = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= SHARED_START && (one.startsWith(other) || other.startsWith(one))
