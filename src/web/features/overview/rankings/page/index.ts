export { CategoryRankingsPage } from './category-rankings-page.tsx'
