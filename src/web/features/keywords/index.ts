export { AllRankedPage } from './ranked/all-ranked-page.tsx'
export { SavedRankedPage } from './ranked/saved-ranked-page.tsx'
export { KeywordResearchPage } from './research/keyword-research-page.tsx'
export { LiveSearch } from './live/live-search-button.tsx'
