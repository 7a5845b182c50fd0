import type { SampleApp } from '../sample-app.ts'

/** Whether an app is small: its developer spends less on the listing. */
export const isSmall = ({ dailyDownloads }: SampleApp) => dailyDownloads < 500
