import { hash32 } from '../../hash.ts'

/** The bucket of reports that belongs to an account, as Play Console shows it without `gs://`. */
export const sampleBucketOf = (owner: string): string =>
  `pubsite_prod_${String(hash32(`bucket/${owner}`)).padStart(10, '0')}${String(hash32(`${owner}/bucket`))
    .padStart(10, '0')
    .slice(0, 9)}`
