import type { HeldBecause } from '#contract/reviews/held.ts'

/** A list of words for what each stands for. */
export type RiskyWords = Partial<Record<HeldBecause['kind'], string>>
