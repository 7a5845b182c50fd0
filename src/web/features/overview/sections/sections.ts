/** Sections of the overview in their order; the ids are the hashes of deep links. */
export const sectionIds = ['metadata', 'creatives', 'category-rankings', 'app-details'] as const
export type SectionId = (typeof sectionIds)[number]

export const isSectionId = (value: string): value is SectionId => (sectionIds as readonly string[]).includes(value)
