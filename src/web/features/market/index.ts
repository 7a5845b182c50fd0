export { CompetitorChangesCard } from './competitor-changes-card.tsx'
export { FeaturingsPage } from './featurings/featurings-page.tsx'
export { TimelinePage } from './timeline/timeline-page.tsx'
export { TopChartsPage } from './top-charts/top-charts-page.tsx'
