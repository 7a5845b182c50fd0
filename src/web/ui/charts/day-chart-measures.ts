export { DAY_CHART } from './chart-axis.ts'
