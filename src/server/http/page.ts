const PAGE_SIZE = 25

/** Which rows of a list are on a page; pages count from 1. */
export function pageOf(pageNumber: string) {
  const page = Number(pageNumber)
  return {
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    /** The page as it is answered; `total`: rows on all pages. An empty list has no page. */
    with: <T>(content: T[], total: number) => ({
      content,
      pageNumber: page,
      pageSize: PAGE_SIZE,
      totalPages: Math.ceil(total / PAGE_SIZE),
    }),
  }
}
