import { useQuery } from '@tanstack/react-query'
import { getSignInOptions, type SignInOptions } from '#contract/auth/sign-in-options.ts'
import { call } from '#web/api/call.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'

/** The ways in that this server offers; undefined until it has said so. */
export const useSignInOptions = (): SignInOptions | undefined =>
  useQuery(
    { queryKey: [getSignInOptions.id], queryFn: () => call(getSignInOptions, {}), networkMode: 'always', retry: false },
    getQueryClient(),
  ).data
