import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import type { DirectorySubmission } from '../../domain/elsewhere/records.ts'
import { button, text } from '../../ports/mail-document.ts'
import { lead, defineNotice, type Reader } from '../define-notice.ts'

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
  ownKind: 'listing-lost',
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
