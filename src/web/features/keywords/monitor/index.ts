export { MonitorPage } from './monitor-page.tsx'
