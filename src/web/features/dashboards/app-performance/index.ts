export { AppPerformancePage } from './app-performance-page.tsx'
