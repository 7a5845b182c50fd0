export { ChosenCompetitor } from '../competitor-overview.tsx'
export { CompetitorOverview } from '../competitor-overview.tsx'
export { useAddCompetitors } from './use-add-competitors.tsx'
