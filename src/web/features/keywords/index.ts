export { AllRankedPage } from './all-ranked-page.tsx'
export { KeywordResearchPage } from './keyword-research-page.tsx'
