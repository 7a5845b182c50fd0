// Loaders ask for these before the page's own code is there.
export { overviewReads } from './overview-reads.ts'
