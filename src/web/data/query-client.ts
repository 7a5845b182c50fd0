import { QueryClient } from '@tanstack/react-query'

const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })

/** The signed-in user's client; another user gets another one. */
export const getQueryClient = (): QueryClient => client
