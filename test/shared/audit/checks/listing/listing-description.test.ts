import { listingDescription } from '../../../../../shared/audit/checks/listing/listing-description.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, literalListing, localFacts } from '../../../../support/literal-page.ts'

const sentence = 'Acme turns harbour gauges into tide tables that pilots can trust. '
const description = (description: string | null) => localFacts({}, { description })

judge(listingDescription, [
  ['two sentences pass', localFacts(), 'pass', 'Found, '],
  ['500 characters pass', description('a'.repeat(500)), 'pass'],
  ['501 characters are too many', description(sentence.repeat(8)), 'warn', '527 characters (limit 500)'],
  ['a long one is cut after a sentence', description(sentence.repeat(8)), 'warn', sentence.repeat(7).trim()],
  ['hype is taken out', description(`${sentence}The revolutionary way to plan.`), 'warn', `${sentence}The way to plan.`],
  ['one that is the tagline again', description('Tide tables for harbour pilots'), 'warn', 'repeats the tagline'],
  ['a short one is continued from the page', description('Tide tables.'), 'warn', literalListing.description ?? ''],
  ['none fails with the page’s words', description(null), 'fail', 'page:\nAcme turns harbour gauges'],
  [
    'none on a page without words fails',
    localFacts(emptyPage, { tagline: null, description: null }),
    'fail',
    'Add a two-sentence paragraph',
  ],
])
