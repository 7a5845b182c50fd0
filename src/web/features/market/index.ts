export { CompetitorChangesCard } from './competitor-changes-card.tsx'
