export { ChangesCard } from './changes-card.tsx'
export { OverviewPage } from './overview-page/overview-page.tsx'
export { Figures, FiguresAge } from './overview-page/stat-grid.tsx'
