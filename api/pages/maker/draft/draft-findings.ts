import { descriptionFaults, mendDescription, mendTagline, nameFaults, taglineFaults } from '../../../../shared/audit/words/listing-words.ts'
import type { Check } from '../../../../shared/schemas/readiness.ts'
import type { Launch } from '../../../domain/launch.ts'
import type { Crawl } from '../../../domain/records.ts'

/** Findings of the page's audit, by the field of the draft they are about. The rest is about the page itself. */
const fieldOf: Record<string, string> = {
  'http-status': 'url',
  https: 'url',
  'usable-now': 'url',
  duplicate: 'url',
  favicon: 'logo',
  screenshots: 'screenshots',
  pricing: 'pricing',
  badge: 'plan',
}
const aboutListing = /^listing-/

type Words = Pick<Launch, 'name' | 'tagline' | 'description'>
export type Findings = { byField: Record<string, Check[]>; page: Check[]; listing: Check[] }

/** What is to be said of a draft: of its words as they are now, of its page as it was found. */
export function draftFindings(words: Words, crawl: Crawl | null): Findings {
  const listing = judgeWords(words)
  const page = (crawl?.checks ?? []).filter(({ id }) => !aboutListing.test(id))
  const byField: Findings['byField'] = {}
  for (const check of [...listing, ...page]) {
    const field = fieldOf[check.id] ?? (aboutListing.test(check.id) ? check.id.slice('listing-'.length) : null)
    if (field !== null && check.status !== 'pass') (byField[field] ??= []).push(check)
  }
  return { byField, page, listing }
}

/** The audit's rules for a listing, on the words that will be shown. What is empty is told as missing, not as a finding. */
function judgeWords({ name, tagline, description }: Words): Check[] {
  return [
    verdict('name', name, nameFaults(name), ''),
    verdict('tagline', tagline, taglineFaults(tagline, name), mendTagline(tagline, name)),
    verdict('description', description, descriptionFaults(description, tagline), mendDescription(description)),
  ].filter((check) => check !== null)
}

function verdict(field: string, text: string, faults: string[], mended: string): Check | null {
  if (text === '') return null
  const [first = '', ...more] = faults
  const base = { id: `listing-${field}`, label: `The ${field} reads well` }
  if (first === '') return { ...base, status: 'pass', detail: 'Nothing to say against it.', fix: null }
  const detail = `${first.charAt(0).toUpperCase()}${[first.slice(1), ...more].join('; ')}.`
  const fix =
    mended === '' || mended === text ? `Write it so that it says what the product does, and for whom.` : `Write, for example:\n${mended}`
  return { ...base, label: `The ${field} could read better`, status: 'warn', detail, fix }
}
