export { AutomationPage } from './automation-page.tsx'
