/** Rows on a page where the caller can't choose. */
const PAGE_SIZE = 25

/** Which rows of a list are on a page; pages count from 1. */
export function pageOf(pageNumber: string, size: string | number = PAGE_SIZE) {
  const page = Number(pageNumber)
  const pageSize = Number(size)
  return {
    offset: (page - 1) * pageSize,
    limit: pageSize,
    /** The page as it is answered; `total`: rows on all pages. An empty list has no page. */
    with: <T>(content: T[], total: number) => ({
      content,
      pageNumber: page,
      pageSize,
      totalPages: Math.ceil(total / pageSize),
    }),
  }
}
