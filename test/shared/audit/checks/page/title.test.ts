import { title } from '../../../../../shared/audit/checks/page/title.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

judge(title, [
  ['37 characters pass', localFacts(), 'pass', '37 characters'],
  [
    'a title that repeats itself',
    localFacts({ title: 'Acme harbours | Tide tables | Acme harbours' }),
    'warn',
    'repeats itself: “Acme harbours',
  ],
  ['60 characters pass', localFacts({ title: 'A'.repeat(60) }), 'pass'],
  ['30 characters pass', localFacts({ title: 'A'.repeat(30) }), 'pass'],
  [
    'two titles',
    localFacts({ counts: { titles: 2, metaDescriptions: 1 } }),
    'warn',
    '2 <title> tags; browsers and search engines pick different ones.\nRemove the extra <title> tags. Replace the one in <head> with:\n<title>Acme – Tide tables for harbour pilots</title>',
  ],
  [
    'hype in a title of the right length',
    localFacts({ title: 'Acme: the ultimate tide tables for harbour pilots' }),
    'warn',
    '<title>Acme – The tide tables for harbour pilots</title>',
  ],
  [
    'a fix is no row of headings',
    localFacts(
      {
        ...emptyPage,
        title: 'Acme',
        headings: [
          { level: 2, text: 'Services' },
          { level: 2, text: 'Documents' },
          { level: 2, text: 'Locations' },
        ],
      },
      { name: 'Acme', tagline: null, description: null },
    ),
    'warn',
    'Start your <title> with “Acme” and say',
  ],
  [
    'nor does it end like a sentence',
    localFacts({ title: 'Acme' }, { tagline: 'Tide tables for harbour pilots.' }),
    'warn',
    '<title>Acme – Tide tables for harbour pilots</title>',
  ],
  [
    'a phrase that has the name doesn’t get it twice',
    localFacts(
      { ...emptyPage, title: 'Acme – tides' },
      { name: 'Acme', tagline: 'The Acme tide tables: pick a harbour', description: null },
    ),
    'warn',
    '<title>The Acme tide tables: pick a harbour</title>',
  ],
  ['nearly right is left alone', localFacts({ title: 'A'.repeat(28) }), 'pass'],
  [
    'a long title gets no fix in other words',
    localFacts({ title: 'Acme | AI-powered charts, harbour design, and automation of services for pilots' }),
    'warn',
    'Start your <title> with “Acme” and say',
  ],
  ['no title fails', localFacts({ title: null }), 'fail', '<title>Acme – Tide tables for harbour pilots</title>'],
  ['a title of spaces fails', localFacts({ title: '  ' }), 'fail'],
  ['a template’s title fails', localFacts({ title: 'Vite + React' }), 'fail', '<title>Acme – Tide tables for harbour pilots</title>'],
  ['a bare name is extended by what it is', localFacts({ title: 'Acme' }), 'warn', '<title>Acme – Tide tables for harbour pilots</title>'],
  [
    'a long title keeps the part that fits',
    localFacts({ title: 'Acme | Tide tables for harbour pilots | Forecasts, gauges and maps for every port | Home' }),
    'warn',
    '<title>Acme | Tide tables for harbour pilots</title>',
  ],
  [
    'a long title that has no whole part gives way to name and tagline',
    localFacts({ title: 'Acme makes tide tables which harbour pilots around the northern seas can finally trust' }),
    'warn',
    '<title>Acme – Tide tables for harbour pilots</title>',
  ],
  [
    'a long title loses its hype and its “Home”',
    localFacts({ title: 'Home | Acme | The ultimate, most revolutionary tide tables for harbour pilots' }),
    'warn',
    '<title>Acme | The tide tables for harbour pilots</title>',
  ],
  [
    'a name that leaves no room gives way to what it is',
    localFacts({ title: null }, { name: 'The Tidewater Ports Institute' }),
    'fail',
    '<title>Tide tables for harbour pilots</title>',
  ],
  [
    'a server’s default title says nothing',
    localFacts({ ...emptyPage, title: 'Welcome to nginx!', text: 'Thank you for using nginx.' }, { name: null, tagline: null }),
    'warn',
    'Start your <title> with “acme.dev” and say',
  ],
  [
    'no name on the maker’s own machine proposes none',
    localFacts({ ...emptyPage, title: null, url: 'http://127.0.0.1:4399/', text: 'Tide tables for pilots. '.repeat(9) }, { name: null }),
    'fail',
    'Start your <title> with your product’s name and say',
  ],
  [
    'a relative clause is left off',
    localFacts({ title: 'Acme makes tide tables for pilots that every northern harbour can trust' }),
    'warn',
    'tables for pilots</title>',
  ],
  [
    'a page without enough words is told what to write',
    { page: { ...emptyPage, title: 'Acme' }, listing: { name: 'Acme', tagline: null, description: null, pricing: null, categories: [] } },
    'warn',
    'Start your <title> with “Acme” and say what it does in 30–60 characters.',
  ],
  [
    'Japanese letters take two columns',
    localFacts({ title: '港のパイロットのための潮汐表アクメ' }),
    'pass',
    '17 characters (as wide as 34)',
  ],
  [
    'words from the page can’t break out of the tag',
    localFacts({ title: null, headings: [] }, { name: '</title><b>', tagline: 'Tide "tables" & charts for pilots' }),
    'fail',
    '<title>&lt;/title&gt;&lt;b&gt; – Tide &quot;tables&quot; &amp; charts for pilots</title>',
  ],
])
