/** Rows on a page (CONN-007). */
export const PAGE_SIZE = 50
