export { ChosenCompetitor } from '../chosen-competitor.tsx'
export { CompetitorOverview } from '../competitor-overview.tsx'
export { useAddCompetitors } from './add-competitors.tsx'
