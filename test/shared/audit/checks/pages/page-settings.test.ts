import { pageSettings } from '../../../../../shared/audit/checks/pages/page-settings.ts'
import { ogErrors } from '../../../../../shared/audit/checks/page/og-tags.ts'
import { judge } from '../../../../support/judge.ts'
import { literalPage } from '../../../../support/literal-page.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

const ogErrorsOf = (image: string, url = 'https://acme.dev/a') =>
  Object.fromEntries(ogErrors({ page: literalPage({ url, canonicals: [url], openGraph: { image } }) }))

judge(pageSettings, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['a page without such tags', withPages(literalOther('/a')), 'pass'],
  [
    'a share picture on one’s own machine',
    withPages(literalOther('/a', { og: { errors: ogErrorsOf('http://localhost:3000/og.png') } })),
    'warn',
    'On /a, og:image (http://localhost:3000/og.png) only works on your own machine',
  ],
  [
    'the picture of a site that is visited there',
    {
      ...withPages(
        literalOther('/a', {
          url: 'http://127.0.0.1:3000/a',
          og: { errors: ogErrorsOf('http://127.0.0.1:3000/og.png', 'http://127.0.0.1:3000/a') },
        }),
      ),
      page: literalPage({ url: 'http://127.0.0.1:3000/', canonicals: ['https://acme.dev/'] }),
    },
    'pass',
  ],
  [
    'the address of a page by its id',
    withPages(
      literalOther('/a', { og: { url: 'https://acme.dev/?page_id=12' } }),
      literalOther('/b', { og: { url: 'https://acme.dev/#/b' } }),
    ),
    'pass',
  ],
  ['the name of the site', withPages(literalOther('/about', { title: 'Who we are', h1: 'Five people', og: { title: 'Acme' } })), 'pass'],
  ['a page that isn’t there', withPages(literalOther('/gone', {}, { status: 404 })), 'pass'],
  [
    'the address of one page on others',
    withPages(
      literalOther('/a', { og: { url: 'https://acme.dev/a' } }),
      literalOther('/b', { og: { url: 'https://acme.dev/a' } }),
      literalOther('/c', { og: { url: 'https://acme.dev/a' } }),
    ),
    'warn',
    '/b and /c set og:url to another page (/a), so shared links lead there',
  ],
  [
    'the address of a page for its copy',
    withPages(literalOther('/a'), literalOther('/a/print', { title: 'Page /a', h1: 'Heading /a', og: { url: 'https://acme.dev/a' } })),
    'pass',
  ],
  [
    'the title of the home page on others',
    {
      ...withPages(...['/a', '/b'].map((path) => literalOther(path, { og: { title: 'Acme: tides for pilots' } }))),
      page: literalPage({ openGraph: { ...literalPage().openGraph, title: 'Acme: tides for pilots' } }),
    },
    'warn',
    '/a and /b have the og:title of another page (“Acme: tides for pilots”)',
  ],
  [
    'the title of one page on another',
    withPages(literalOther('/a'), literalOther('/b', { og: { title: 'Page /a' } })),
    'warn',
    '/b has the og:title of another page (“Page /a”)',
  ],
  [
    'only the name of the site on each page',
    withPages(...['/a', '/b'].map((path) => literalOther(path, { og: { title: 'Acme' } }))),
    'pass',
  ],
  [
    'a shorter title of its own',
    withPages(
      literalOther('/a', { title: 'Prices – Acme', h1: 'Prices', og: { title: 'Prices' } }),
      literalOther('/b', { title: 'Prices' }),
    ),
    'pass',
  ],
  [
    'what is wrong with the tags of a page itself',
    withPages(literalOther('/a', { og: { errors: { title: 'og:title (“Kit”) shares no words with the page' } } })),
    'warn',
    'On /a, og:title (“Kit”) shares no words with the page',
  ],
  [
    'a fault that the page itself has, too',
    {
      ...withPages(literalOther('/a', { og: { errors: { image: 'og:image (“/og.png”) isn’t a full URL' } } })),
      markup: {
        quirks: null,
        charsetAt: 15,
        bases: [],
        late: null,
        relative: [{ property: 'og:image', content: '/og.png' }],
        empty: [],
        insecure: [],
        violations: [],
      },
    },
    'pass',
  ],
])
