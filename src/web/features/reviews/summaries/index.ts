export { SummariesPage } from './summaries-page.tsx'
