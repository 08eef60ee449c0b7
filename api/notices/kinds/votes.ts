import { countWords, plural } from '../../../shared/plural.ts'
import { paths } from '../../../shared/paths.ts'
import { isLive } from '../../domain/launch/launch.ts'
import { owner, defineNotice } from '../define-notice.ts'

/** A milestone of votes (domain/notices/milestones.ts). */
export const votes = defineNotice<{ votes: number }>({
  event: {
    webhook: { type: 'launch.votes', label: 'Vote milestone', data: ({ facts }) => facts },
    isForActive: true,
    holds: ({ launch }) => isLive(launch),
  },
  audience: owner,
  words: ({ launch: { name }, facts }) =>
    facts.votes === 1 ? `${name} got its first vote.` : `${name} reached ${countWords(facts.votes)} votes.`,
  path: ({ launch }) => paths.launch(launch),
  ownKind: 'votes',
  topic: 'activity',
  email: {
    isNews: ({ launch, facts }) => launch.upvotes >= facts.votes,
    subject: ({ name, upvotes }) => `${name} has ${plural(upvotes, 'vote')}`,
    sum: () => 'new votes',
    line: ({ name, upvotes }) => `${plural(upvotes, 'person has', 'people have')} voted for ${name} so far.`,
  },
})
