export { ScorePage } from './score-page.tsx'
