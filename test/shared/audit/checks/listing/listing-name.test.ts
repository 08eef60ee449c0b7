import { listingName } from '../../../../../shared/audit/checks/listing/listing-name.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

const text = 'Tide tables for pilots, checked hour by hour. '.repeat(4)

judge(listingName, [
  ['a name passes', localFacts(), 'pass', 'Acme'],
  ['40 characters pass', localFacts({}, { name: 'A'.repeat(40) }), 'pass'],
  ['41 characters are too many', localFacts({}, { name: 'A'.repeat(41) }), 'warn', '41 characters (limit 40)'],
  ['a tagline isn’t part of it', localFacts({}, { name: 'Acme – Tide tables' }), 'warn', 'og:site_name:\nAcme'],
  ['a template’s default name', localFacts({}, { name: 'React App' }), 'warn', 'no product name'],
  ['a symbol isn’t a name', localFacts({ ...emptyPage, title: '/', text }, { name: null }), 'fail', 'og:site_name:\nacme.dev'],
  ['no name fails, with the host in its place', localFacts({ ...emptyPage, text }, { name: null }), 'fail', 'og:site_name:\nacme.dev'],
  [
    'no name on the maker’s own machine proposes none',
    localFacts({ ...emptyPage, text, url: 'http://127.0.0.1:4399/' }, { name: null }),
    'fail',
    'Start your <title> with your product’s name, and add it as og:site_name.',
  ],
  ['an empty page fails', localFacts(emptyPage, { name: null }), 'fail', 'doesn’t look like a product page'],
  [
    'a placeholder page fails',
    localFacts({ ...emptyPage, title: 'Welcome to nginx!', text: 'Thank you for using nginx.' }, { name: null }),
    'fail',
    'Publish your product’s page at https://acme.dev/',
  ],
])
