export { AllRankedPage } from './all-ranked-page.tsx'
export { SavedRankedPage } from './saved-ranked-page.tsx'
export { KeywordResearchPage } from './keyword-research-page.tsx'
export { LiveSearch } from './live/live-search.tsx'
