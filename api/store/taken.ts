import { Failure } from '../domain/failure.ts'
import type { Collection } from '../domain/records.ts'
import type { Key } from './keys.ts'

/** What every store says of a unique value that another record has. */
export function takenFailure(collection: Collection, { value, field }: Pick<Key, 'value' | 'field'>): Failure {
  if (collection === 'launches') {
    return new Failure('CONFLICT', `The address “${value}” belongs to another launch.`, {
      fieldErrors: { slug: [`“${value}” is taken.`] },
    })
  }
  // What is taken is not repeated: it may be a secret, or tell who has an account.
  return new Failure('CONFLICT', `This ${field} is taken.`, { fieldErrors: { [field]: ['It is taken.'] } })
}
