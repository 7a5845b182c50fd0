export { OverviewPage } from './overview-page/overview-page.tsx'
export { Figures, FiguresAge } from './overview-page/stat-grid.tsx'
