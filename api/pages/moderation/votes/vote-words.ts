import { dayWords } from '../../../../shared/ui/day-words.ts'
import type { VoteExclusion } from '../../../domain/moderation/records.ts'
import type { Cluster } from '../../../domain/votes/vote-review.ts'
import { countWords, plural } from '../../../../shared/plural.ts'
import words from '../words.json' with { type: 'json' }

const accounts = (count: number): string => plural(count, 'account')

export const exclusionWords: Record<VoteExclusion, string> = words.exclusionWords

export function clusterWords({ what, accounts: size, voted, from, until, elsewhere }: Cluster): string {
  const when = from === until ? `created on ${dayWords(from)}` : `created between ${dayWords(from)} and ${dayWords(until)}`
  if (what === 'mailbox') return `${accounts(voted)} with the mailbox of another account that voted for this launch.`
  if (elsewhere) return `${accounts(voted)}, ${when}, from a group that votes together for another maker.`
  const all = voted === size ? 'all voted for this launch' : `${countWords(voted)} of them voted for this launch`
  switch (what) {
    case 'network':
      return `${accounts(size)} on one network (a /24 of IPv4 or a /48 of IPv6), ${when}: ${all}.`
    case 'domain':
      return `${accounts(size)} with one email domain, ${when}: ${all}.`
    case 'small-groups':
      return `${accounts(size)}, ${when}, in many small groups that each share a network or an email domain and voted for this maker.`
    case 'newcomers':
      return `${accounts(size)}, ${when}, that had never taken part before: ${all}. Other launches get far fewer such votes.`
    case 'hours':
      return `${accounts(size)}, ${when}, that voted within the same two hours. Other launches got far fewer votes at that time.`
    case 'together':
      return `${accounts(size)}, ${when}, that also voted for the same other maker, far more often than chance explains.`
    case 'alike':
      return `${accounts(size)}, ${when}, alike in when they joined, in how often they took part, or in having cast no other vote in two weeks. Other launches have far fewer such voters.`
    case 'decoys':
    case 'circle':
      return `${accounts(size)} of makers who all vote for each other.`
  }
}
