/** Page size if the caller can't choose it. */
const PAGE_SIZE = 25

/** The rows of a page; pages count from 1. */
export function pageOf(pageNumber: string, size: string | number = PAGE_SIZE) {
  const page = Number(pageNumber)
  const pageSize = Number(size)
  return {
    offset: (page - 1) * pageSize,
    limit: pageSize,
    /** The page as a response; `total`: rows on all pages. An empty list has no pages. */
    with: <T>(content: T[], total: number) => ({
      content,
      pageNumber: page,
      pageSize,
      totalPages: Math.ceil(total / pageSize),
    }),
  }
}
