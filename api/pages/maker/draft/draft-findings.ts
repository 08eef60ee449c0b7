import { descriptionErrors, tidyDescription, tidyTagline, nameErrors, taglineErrors } from '../../../../shared/audit/words/listing-words.ts'
import { fillSlug } from '../../../../shared/audit/badge.ts'
import { listingFields } from '../../../../shared/fields/listing-fields.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Check } from '../../../../shared/schemas/readiness.ts'
import { withoutMarkdown } from '../../../domain/listing/markdown.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { Crawl } from '../../../domain/records.ts'
import words from './words.json' with { type: 'json' }

/** The draft field that an audit finding is about. All other findings are about the page itself. */
const fieldOf: Record<string, string> = words.fieldOf
const aboutListing = /^listing-/

/** The audit that a draft keeps, for the line about the latest one; null for a live launch, which has reports only. */
export const draftedFrom = (launch: Launch, crawl: Crawl | null) =>
  crawl === null || launch.status === 'live'
    ? null
    : { score: crawl.score, at: crawl.at, findings: paths.draftReview(launch, {}, 'findings') }

type Words = Pick<Launch, 'name' | 'tagline' | 'description'>
export type Findings = { byField: Record<string, Check[]>; page: Check[]; listing: Check[] }

/** The findings about a draft: its texts as they are now, its page as of the last audit. `slug` is filled into the badge fix. */
export function draftFindings({ slug, ...words }: Words & { slug: string }, crawl: Crawl | null): Findings {
  const listing = judgeWords(words)
  const page = fillSlug(crawl?.checks ?? [], slug).filter(({ id }) => !aboutListing.test(id))
  const byField: Findings['byField'] = {}
  for (const check of [...listing, ...page]) {
    const field = fieldOf[check.id] ?? (aboutListing.test(check.id) ? check.id.slice('listing-'.length) : null)
    if (field !== null && check.status !== 'pass') (byField[field] ??= []).push(check)
  }
  return { byField, page, listing }
}

/**
 * Runs the audit's listing rules on the draft's texts, except empty texts and those too long to save: both are reported as errors of their
 * fields.
 */
function judgeWords(words: Words): Check[] {
  const name = unlessTooLong(words.name, listingFields.name.maxLength)
  const tagline = unlessTooLong(words.tagline, listingFields.tagline.maxLength)
  const description = unlessTooLong(withoutMarkdown(words.description), listingFields.description.maxLength)
  return [
    verdict('name', name, nameErrors(name), ''),
    verdict('tagline', tagline, taglineErrors(tagline, name), tidyTagline(tagline, name)),
    verdict('description', description, descriptionErrors(description, tagline), tidyDescription(description)),
  ].filter((check) => check !== null)
}

/** Twice the limit, because an emoji has a length of two. */
const unlessTooLong = (text: string, limit: number) => (text.length > 2 * limit ? '' : text)

function verdict(field: string, text: string, errors: string[], improved: string): Check | null {
  if (text === '') return null
  const [first = '', ...more] = errors
  const id = `listing-${field}`
  if (first === '') return { id, label: `${capital(field)} looks good`, status: 'pass', detail: 'No issues found.', fix: null }
  const detail = `${[capital(first), ...more].join('; ')}.`
  const fix = improved === '' || improved === text ? 'Say what the product does, and for whom.' : `Try this, for example:\n${improved}`
  return { id, label: `Improve your ${field}`, status: 'warn', detail, fix }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
