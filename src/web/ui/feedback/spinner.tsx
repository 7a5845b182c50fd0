import { Loader } from '@mantine/core'

/** Something is under way; say in words beside it what. */
export const Spinner = ({ size = 17 }: { size?: number }) => <Loader size={size} aria-hidden />
