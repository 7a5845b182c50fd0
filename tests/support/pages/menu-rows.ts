/** A page of the menu; `soon`: not there yet. */
type State = 'page' | 'soon'

/**
 * Every entry of the menu by its row of the specification: the section or group that it stands in (OP-35), its label,
 * its address, and whether it has a page there.
 */
export const menuRows = [
  ['MENU-045', 'Overview', 'Home', '/home', 'page'],
  ['MENU-046', 'Overview', 'App Overview', '/app-overview', 'page'],
  ['MENU-047', 'Keywords', 'Keyword research', '/analyze-keywords/keyword-research', 'page'],
  ['MENU-048', 'Keywords', 'Keyword monitoring', '/analyze-keywords/keyword-monitoring', 'page'],
  ['MENU-049', 'Keywords', 'All ranked keywords', '/analyze-keywords/all-ranked', 'page'],
  ['MENU-050', 'Market', 'Metadata benchmarks', '/analyze-market/metadata-benchmarks', 'page'],
  ['MENU-051', 'Creatives', 'App creatives library', '/analyze-market/app-creatives-library', 'page'],
  ['MENU-052', 'Reviews and ratings', 'Reply to reviews', '/rr/reply-to-reviews', 'page'],
  ['MENU-053', 'Reviews and ratings', 'Review summaries', '/rr/review-summaries', 'page'],
  ['MENU-054', 'Ads', 'Ads manager', '/ua/ads-manager', 'soon'],
  ['MENU-055', 'Ads', 'Ads dashboard', '/dashboard/ua', 'soon'],
  ['MENU-056', 'Ads', 'Ad performance', '/ua/performance', 'soon'],
  ['MENU-057', 'Ads', 'Keyword insights', '/ua/keyword-insights', 'soon'],
  ['MENU-058', 'Creatives', 'Copy generator', '/creatives/copy-generator', 'page'],
  ['MENU-059', 'Set-up', 'Connections', '/connection/my-apps', 'page'],
  ['MENU-060', 'Test', 'Test pages', '/pages/test-pages', 'page'],
  ['MENU-061', 'Dashboards', 'ASO dashboard', '/dashboard/aso', 'soon'],
  ['MENU-062', 'Dashboards', 'App store performance', '/dashboard/app-performance', 'page'],
  ['MENU-063', 'Market', 'Competitors', '/analyze-market/competitors', 'page'],
  ['MENU-064', 'Market', 'App timeline', '/analyze-market/timeline', 'page'],
  ['MENU-065', 'Keywords', 'Live search', '/analyze-keywords/live-search', 'page'],
  ['MENU-066', 'Ads', 'Search ads', '/ua/search-ads', 'soon'],
  ['MENU-067', 'Market', 'Featured', '/analyze-market/featurings', 'page'],
  ['MENU-068', 'Market', 'Top charts', '/analyze-market/top-charts', 'page'],
  ['MENU-069', 'Market', 'Category rankings', '/analyze-market/category-rankings', 'page'],
  ['MENU-070', 'Dashboards', 'Downloads', '/dashboard/downloads', 'page'],
  ['MENU-071', 'Market', 'Download trends', '/analyze-market/download-trends', 'page'],
  ['MENU-072', 'Dashboards', 'ASO score', '/dashboard/aso-score', 'page'],
  ['MENU-073', 'Store listing', 'Store listing editor', '/creatives/store-listing', 'page'],
  ['MENU-074', 'Bulk changes', 'Bulk editor', '/creatives/bulk-editor', 'page'],
  ['MENU-075', 'Bulk changes', 'CSV upload', '/creatives/csv-upload', 'page'],
  ['MENU-076', 'Store listing', 'Store data', '/creatives/store-data', 'page'],
  ['MENU-077', 'Store listing', 'Changelog', '/creatives/changelog', 'page'],
  ['MENU-078', 'Bulk changes', 'Import and export', '/creatives/import-export', 'page'],
  ['MENU-079', 'Reviews and ratings', 'Reviews', '/rr/reviews', 'page'],
  ['MENU-080', 'Reviews and ratings', 'Ratings', '/rr/ratings', 'page'],
  ['MENU-081', 'Ads and reports', 'Reports', '/dashboard/reports', 'soon'],
] as const satisfies (readonly [row: string, place: string, label: string, path: string, state: State])[]

/** Those with a page that every user sees; the test section is for staff alone. */
export const menuPages = menuRows.flatMap(([row, , name, path, state]) =>
  state === 'page' && row !== 'MENU-060' ? [{ name, path }] : [],
)
