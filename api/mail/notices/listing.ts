import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { button, text } from '../frame/mail-document.ts'
import type { Part } from './part.ts'
import type { Reader, Told } from './told.ts'

/** The email about a link at a directory that is gone; null if it’s back. */
export async function listingPart(store: Reader, siteUrl: string, { launch, notice: { subjectId, note } }: Told): Promise<Part | null> {
  const submission = await store.get('directorySubmissions', `${launch.id}:${subjectId}`)
  if (submission?.state !== 'lost') return null
  const name = note ?? submission.slug
  const last = submission.proofs.at(-1)
  const seen = submission.proofs.findLast(({ verdict }) => verdict === 'followed' || verdict === 'nofollow')
  const facts: [string, string][] = [
    ...(submission.listingUrl === null ? [] : [['Listing', submission.listingUrl] as [string, string]]),
    ...(seen === undefined ? [] : [['Last seen', dayWords(seen.at.slice(0, 10))] as [string, string]]),
    ...(last?.note === undefined ? [] : [['Last check', last.note] as [string, string]]),
  ]
  return {
    subject: `Your link to ${launch.name} at ${name} is gone`,
    title: `We can’t find your link at ${name}`,
    blocks: [
      text(`Two checks, at least a day apart, found no link to ${launch.name} on your listing.`),
      ...(facts.length === 0 ? [] : [{ kind: 'facts', facts } as const]),
      text('Ask the directory why, then check the listing again. We also check it again ourselves.'),
      button('Check listing', `${siteUrl}${paths.submission({ slug: launch.slug, directory: submission.slug }, {}, 'listing')}`),
    ],
  }
}
