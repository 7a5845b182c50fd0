import { ApiError } from '#web/api/api-error.ts'

export const isWrongPassword = (error: unknown): boolean => error instanceof ApiError && error.code === 'WRONG_PASSWORD'
