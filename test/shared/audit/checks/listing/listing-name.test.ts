import { listingName } from '../../../../../shared/audit/checks/listing/listing-name.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

const text = 'Tide tables for pilots, checked hour by hour. '.repeat(4)

judge(listingName, [
  ['a name passes', localFacts(), 'pass', 'Acme'],
  ['40 characters pass', localFacts({}, { name: 'A'.repeat(40) }), 'pass'],
  ['41 characters are too many', localFacts({}, { name: 'A'.repeat(41) }), 'warn', '41 characters of at most 40'],
  ['a tagline does not belong in it', localFacts({}, { name: 'Acme – Tide tables' }), 'warn', 'page:\nAcme'],
  ['a template’s name', localFacts({}, { name: 'React App' }), 'warn', 'names no product'],
  ['a mark is no name', localFacts({ ...emptyPage, title: '/', text }, { name: null }), 'fail', 'page:\nacme.dev'],
  ['none fails, the host standing in', localFacts({ ...emptyPage, text }, { name: null }), 'fail', 'page:\nacme.dev'],
  ['a page of nothing is told so', localFacts(emptyPage, { name: null }), 'fail', 'presents no product'],
  [
    'a placeholder is told so',
    localFacts({ ...emptyPage, title: 'Welcome to nginx!', text: 'Thank you for using nginx.' }, { name: null }),
    'fail',
    'Put the product’s own page at https://acme.dev/',
  ],
])
