export { CompetitorsPage } from './competitors-page.tsx'
