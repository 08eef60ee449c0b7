import { pageCanonicals } from '../../../../../shared/audit/checks/pages/page-canonicals.ts'
import { judge } from '../../../../support/judge.ts'
import { literalPage } from '../../../../support/literal-page.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

const home = { canonicals: ['https://acme.dev/'] }

const openings = {
  balcony: 'Eighty by forty centimeters, with a tank of twenty liters. It holds six heads of salad and can be carried up the stairs.',
  family: 'Large enough for beans, tomatoes and pumpkins: a family of four eats from it between May and October.',
  list: 'Three beds, all made of larch that grew in these hills, and put together with a single key.',
}
const product = (name: string, canonical: string, opening = openings.balcony, more = {}) =>
  literalOther(`/products/${name}`, {
    title: `${name} bed`,
    h1: `The ${name} bed`,
    canonicals: [`https://acme.dev/products/${canonical}`],
    opening,
    ...more,
  })

judge(pageCanonicals, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['its own URL', withPages(literalOther('/a', { canonicals: ['https://acme.dev/a/'] })), 'pass'],
  ['the home page, on every page', withPages(literalOther('/a', home), literalOther('/b', home)), 'fail', 'https://acme.dev/b'],
  ['the home page, on one page', withPages(literalOther('/a', home)), 'warn', '/a declares the home page as canonical'],
  ['a local address', withPages(literalOther('/a', { canonicals: ['http://localhost:3000/a'] })), 'warn', 'your own machine'],
  [
    'two reasons',
    withPages(literalOther('/a', home), literalOther('/b', { canonicals: ['http://acme.dev/b'] })),
    'fail',
    '/a declares the home page as canonical, so search engines leave it out; /b declares an http:// URL as canonical.',
  ],
  ['an address of undefined', withPages(literalOther('/a', { canonicals: ['https://acme.dev/undefined'] })), 'warn', 'doesn’t exist'],
  [
    'another address of this machine, on a site that is to be public',
    {
      ...withPages({
        ...literalOther('/a', { url: 'http://127.0.0.1:8080/a', canonicals: ['http://localhost:3000/a'] }),
        url: 'http://127.0.0.1:8080/a',
      }),
      page: literalPage({ url: 'http://127.0.0.1:8080/', canonicals: ['https://acme.dev/'] }),
    },
    'warn',
    'your own machine',
  ],
  [
    'two different ones',
    withPages(literalOther('/a', { canonicals: ['https://acme.dev/a', 'https://acme.dev/'] })),
    'warn',
    '/a declares several different URLs as canonical, so search engines ignore them all',
  ],
  ['the same one twice', withPages(literalOther('/a', { canonicals: ['https://acme.dev/a', 'https://acme.dev/a/'] })), 'pass'],
  ['a version of the home page', withPages(literalOther('/en/', { canonicals: ['https://acme.dev/?lang=en'] })), 'pass'],
  ['an article that came out elsewhere', withPages(literalOther('/lamps', { canonicals: ['https://medium.com/@jo/lamps'] })), 'pass'],
  [
    'articles that came out elsewhere',
    withPages(...['/a', '/b'].map((path) => literalOther(path, { canonicals: [`https://medium.com/@jo${path}`] }))),
    'pass',
  ],
  [
    'prices and a manual on another site',
    withPages(
      literalOther('/pricing', { canonicals: ['https://starter.example/pricing'] }, { topic: 'pricing' }),
      literalOther('/docs', { canonicals: ['https://starter.example/docs'] }),
    ),
    'fail',
    '/pricing and /docs declare',
  ],
  ['another version of a manual', withPages(literalOther('/v1/docs', { canonicals: ['https://acme.dev/docs'] })), 'pass'],
  [
    'one product, on all of them',
    withPages(product('balcony', 'balcony'), product('family', 'balcony', openings.family), product('yard', 'balcony', openings.list)),
    'fail',
    '/products/family and /products/yard declare another page (/products/balcony) as canonical, so search engines leave them out',
  ],
  [
    'the tabs of a product, and older versions of a page',
    withPages(
      product('family', 'family'),
      product('family/reviews', 'family', openings.list),
      product('family/specs', 'family', openings.family),
      product('v1/family', 'family', openings.list),
      product('v2/family', 'family', openings.family),
    ),
    'pass',
  ],
  [
    'another product, on products with numbers',
    withPages(product('12', '12'), product('14', '12', openings.family), product('15', '12', openings.list)),
    'fail',
    '/products/14 and /products/15 declare',
  ],
  [
    'the list of products, on all of them',
    withPages(
      product('', '', openings.list),
      product('balcony', '', openings.balcony),
      product('family', '', openings.family, { canonicals: ['https://acme.dev/products/?page=1'] }),
      product('yard', '', openings.family),
    ),
    'fail',
    '/products/balcony and /products/yard declare',
  ],
  [
    'the page in another language',
    withPages(
      product('family', 'family', openings.family),
      literalOther('/de/familie', {
        h1: 'Das Familienbeet',
        lang: 'de',
        canonicals: ['https://acme.dev/products/family'],
        opening: 'Groß genug für Bohnen, Tomaten und Kürbisse: Eine Familie wird davon von Mai bis Oktober satt.',
      }),
    ),
    'warn',
    '/de/familie declares another page (/products/family) as canonical',
  ],
  [
    'colors of one product',
    withPages(
      product('balcony', 'balcony'),
      product('larch', 'balcony', `${openings.balcony} Larch turns gray.`),
      product('oak', 'balcony', `${openings.balcony} Oak stays brown.`),
    ),
    'pass',
  ],
  [
    'sizes of one product, named after it',
    withPages(
      product('balcony', 'balcony'),
      ...['small', 'large'].map((size) => product(size, 'balcony', `${size}: ${openings.family}`, { h1: `The balcony bed, ${size}` })),
    ),
    'pass',
  ],
  [
    'the first page of a list, on further ones',
    withPages(
      product('', '', openings.list),
      ...[2, 3].map((page) => product(`page/${page}`, '', [openings.balcony, openings.family][page - 2])),
    ),
    'pass',
  ],
  [
    'a page that was merged into another one',
    withPages(product('balcony', 'balcony'), product('family', 'balcony', openings.family)),
    'pass',
  ],
  [
    'pages that scripts write',
    withPages(product('balcony', 'balcony'), ...['a', 'b'].map((name) => product(name, 'balcony', undefined, { opening: undefined }))),
    'pass',
  ],
])
