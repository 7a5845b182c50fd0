export { overviewPlan } from './keep-plan.ts'
