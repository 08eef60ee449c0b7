import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import type { DirectorySubmission } from '../../domain/elsewhere/records.ts'
import { button, text } from '../../ports/mail.ts'
import { lead, defineNotice, type Reader } from '../define-notice.ts'
import { plural } from '../../../shared/plural.ts'
import { composePlan, type Place } from '../../domain/elsewhere/compose-plan.ts'
import { mondayOf } from '../../domain/elsewhere/week-plan.ts'
import { weekAhead } from '../../domain/elsewhere/week-ahead.ts'
import { dayOf, type Launch } from '../../domain/launch/launch.ts'

type Lost = { directory: { slug: string; name: string } }

/** The link to a product at a directory is gone. */
export const listingLost = defineNotice<Lost>({
  event: {
    webhook: { type: 'launch.listing_lost', label: 'Link at a directory lost', only: 'makers', data: ({ facts }) => facts },
    isForActive: true,
    holds: async ({ launch, facts }, read) => (await lostSubmission(read, launch.id, facts)) !== null,
  },
  audience: lead,
  words: ({ launch, facts }) => `Your link to ${launch.name} at ${facts.directory.name} is gone.`,
  path: ({ launch, facts }) => paths.submission({ slug: launch.slug, directory: facts.directory.slug }),
  isOwnNotice: true,
  topic: 'elsewhere',
  email: {
    async part({ launch, facts }, { read, siteUrl }) {
      const submission = await lostSubmission(read, launch.id, facts)
      if (submission === null) return null
      const { name } = facts.directory
      return {
        subject: `Your link to ${launch.name} at ${name} is gone`,
        title: `We can’t find your link at ${name}`,
        blocks: [
          text(`Two checks, at least a day apart, found no link to ${launch.name} on your listing.`),
          ...factsOf(submission),
          text('Ask the directory why, then check the listing again. We also check it again ourselves.'),
          button('Check listing', siteUrl + paths.submission({ slug: launch.slug, directory: submission.slug }, {}, 'listing')),
        ],
      }
    },
  },
})

async function lostSubmission({ get }: Reader, launchId: string, { directory }: Lost): Promise<DirectorySubmission | null> {
  const submission = await get('directorySubmissions', `${launchId}:${directory.slug}`)
  return submission?.state === 'lost' ? submission : null
}

function factsOf({ listingUrl, proofs }: DirectorySubmission) {
  const last = proofs.at(-1)
  const seen = proofs.findLast(({ verdict }) => verdict === 'followed' || verdict === 'nofollow')
  const facts = [
    ...(listingUrl === null ? [] : [['Listing', listingUrl] as const]),
    ...(seen === undefined ? [] : [['Last seen', dayWords(seen.at.slice(0, 10))] as const]),
    ...(last?.note === undefined ? [] : [['Last check', last.note] as const]),
  ]
  return facts.length === 0 ? [] : [{ kind: 'facts', facts } as const]
}

export const elsewhereWeek = defineNotice<{ places: number }>({
  event: { webhook: { type: 'launch.elsewhere_week', label: 'Directories to submit to this week', only: 'makers' }, isForActive: true },
  audience: lead,
  words: ({ launch, facts }) => `${launch.name} has ${plural(facts.places, 'directory', 'directories')} to submit to this week.`,
  path: ({ launch }) => paths.submissionPlan(launch),
  isOwnNotice: false,
  topic: 'elsewhere',
  email: {
    async part({ launch }, { read, siteUrl, now }) {
      const today = dayOf(now)
      const places = await placesLeft(read, launch, today)
      if (places.length === 0) return null
      return {
        subject: `${launch.name}: ${plural(places.length, 'directory', 'directories')} to submit to this week`,
        title: `This week for ${launch.name}`,
        blocks: [
          text('From your submission plan:'),
          { kind: 'steps', steps: places.map((place) => ({ title: titleOf(place, today), text: place.next })) },
          button('Open plan', siteUrl + paths.submissionPlan(launch)),
          text('You can turn these emails off for this launch in the plan’s settings.'),
        ],
      }
    },
  },
})

/** The plan’s directories of the week as it is now; none if its owner no longer wants reminders. */
async function placesLeft({ get, list }: Reader, launch: Launch, today: string): Promise<Place[]> {
  const plan = await get('elsewherePlans', launch.id)
  if (plan === null || plan.reminders === null) return []
  const submissions = await list('directorySubmissions', 'launchId', launch.id)
  const entries = await Promise.all(submissions.map(({ slug }) => get('directoryEntries', slug)))
  const known = entries.filter((entry) => entry !== null)
  const { send, accounts } = weekAhead(composePlan({ launch, plan, entries: known, submissions, today }).places, mondayOf(today))
  return [...send, ...accounts]
}

function titleOf({ entry, day }: Place, today: string): string {
  if (day === null) return entry.name
  return day < today ? `${entry.name}, planned for ${dayWords(day, 'short')}` : `${entry.name}, ${dayWords(day, 'weekday')}`
}
