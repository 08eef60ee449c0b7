import { listingTagline } from '../../../../../shared/audit/checks/listing/listing-tagline.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

const tagline = (tagline: string | null) => localFacts({}, { tagline })

judge(listingTagline, [
  ['a line that says what it does passes', localFacts(), 'pass'],
  ['60 characters pass', tagline('Tide tables '.repeat(5).trim() + 's'), 'pass'],
  [
    'a long one is cut to a phrase',
    tagline('Tide tables for harbour pilots, with forecasts that are checked against the water'),
    'warn',
    'heading:\nTide tables for harbour pilots',
  ],
  [
    'a long one keeps no relative clause',
    tagline('A modern editor of tide tables and charts that understands harbours'),
    'warn',
    'heading:\nA modern editor of tide tables and charts',
  ],
  ['hype is taken out', tagline('The ultimate tide tables for harbour pilots'), 'warn', 'heading:\nThe tide tables for harbour pilots'],
  ['the article follows', tagline('An amazing tide table for pilots'), 'warn', 'heading:\nA tide table for pilots'],
  ['several hype words are named', tagline('Revolutionary, world-class tide tables'), 'warn', '“Revolutionary”, “world-class” are hype'],
  ['the name in front is taken off', tagline('Acme: tide tables for pilots'), 'warn', 'heading:\nTide tables for pilots'],
  ['the name with its verb is taken off', tagline('Acme is a tide table for pilots'), 'warn', 'heading:\nA tide table for pilots'],
  ['the name behind is taken off', tagline('Tide tables for pilots | Acme'), 'warn', 'heading:\nTide tables for pilots'],
  ['a word that begins with the name is another', tagline('Acmeism in tide tables explained'), 'pass'],
  ['a line too short is replaced by one of the page', tagline('Dream big'), 'warn', 'heading:\nTide tables for harbour pilots'],
  ['none fails with one of the page', tagline(null), 'fail', 'heading:\nTide tables for harbour pilots'],
  [
    'none on a page without words fails',
    localFacts(emptyPage, { tagline: null, description: null }),
    'fail',
    'what Acme does and who it’s for.',
  ],
  ['Japanese hype', tagline('革命的な港の潮汐表アプリ'), 'warn', 'heading:\n港の潮汐表アプリ'],
])
