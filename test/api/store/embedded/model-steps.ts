import * as fc from 'fast-check'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { Profile, Upvote } from '../../../../api/domain/records.ts'
import { literalProfile } from '../../../contract/store/one-of-each.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalUpvote } from '../../../support/literal-upvote.ts'

// What befalls a store in model.test.ts.

export type Name = 'launches' | 'profiles' | 'upvotes'
export type Change = { put: Name; record: Launch | Profile | Upvote } | { remove: Name; id: string }
export type Step =
  /** Transactions asked for at once. */
  | { kind: 'write'; transactions: Change[][] }
  | { kind: 'count'; id: string; clicks: number }
  /** The process dies after so many calls of the disk. */
  | { kind: 'die'; afterCalls: number }
  /** Syncs begin to fail. */
  | { kind: 'fail' }
  | { kind: 'restart'; how: 'stop' | 'kill' | 'power cut'; openingDiesAfter: number | null }

export const ids = ['1', '2', '3', '4']
const id = fc.constantFrom(...ids)
export const addresses = ['a', 'b', 'c', 'd']
const owner = fc.constantFrom('ada', 'bob')
const launch = fc
  .record({
    id,
    slug: fc.constantFrom(...addresses),
    aliases: fc.subarray(addresses, { maxLength: 1 }),
    status: fc.constantFrom('live' as const, 'draft' as const),
    launchDate: fc.constantFrom('2026-01-05', '2026-01-12'),
    ownerId: owner,
    name: fc.constantFrom('Tea', 'Pot'),
    url: fc.constantFrom('https://one.example/', 'https://two.example/'),
    week: fc.option(fc.constant({ year: 2026, week: 53 })),
    description: fc.nat(200).map((length) => 'x'.repeat(length)), // a line may span blocks of the disk, or not
  })
  .map((parts) => literalLaunch(parts))
const profile = fc
  .record({ id, email: fc.constantFrom('ada@x.example', 'bob@x.example') })
  .map(({ id, email }) => literalProfile(id, { email }))
const upvote = fc.record({ id, accountId: owner }).map((parts): Upvote => ({ ...literalUpvote('1', parts.accountId), ...parts }))
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: launch.map((record) => ({ put: 'launches' as const, record })) },
  { weight: 1, arbitrary: profile.map((record) => ({ put: 'profiles' as const, record })) },
  { weight: 1, arbitrary: upvote.map((record) => ({ put: 'upvotes' as const, record })) },
  { weight: 2, arbitrary: fc.record({ remove: fc.constantFrom<Name>('launches', 'profiles', 'upvotes'), id }) },
)
const kind = <K extends Step['kind']>(kind: K) => fc.constant(kind)
const transactions = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: kind('write'), transactions }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('count'), id, clicks: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('die'), afterCalls: fc.nat(12) }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('fail') }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: kind('restart'),
        how: fc.constantFrom('stop' as const, 'kill' as const, 'power cut' as const),
        openingDiesAfter: fc.option(fc.nat(15), { freq: 1 }),
      }),
    },
  ),
  { minLength: 5, maxLength: 25, size: 'max' },
)
