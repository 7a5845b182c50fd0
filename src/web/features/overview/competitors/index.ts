export { ChosenCompetitor } from '../competitor-overview.tsx'
export { CompetitorOverview } from '../competitor-overview.tsx'
export { useAddCompetitors } from './add-competitors.tsx'
