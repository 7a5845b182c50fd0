/** What the competitor view needs of its own, in one file: its page, its selector, its loader. */
export { CompetitorApp } from './competitor-app.tsx'
export { prepareCompetitor } from './prepare-competitor.ts'
export { CompetitorSelector } from '../selectors/competitor-selector.tsx'
