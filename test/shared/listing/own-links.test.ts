import { expect, test } from 'vitest'
import { readHandle, readRepository, repositoryOf } from '../../../shared/listing/own-links.ts'
import { emptyPage } from '../../support/literal-page.ts'

type Link = [url: string, text: string]
const pageWith = (links: readonly Link[], overrides: Partial<typeof emptyPage> = {}) => ({
  ...emptyPage,
  url: 'https://pgstash.dev/',
  links: links.map(([url, text]) => ({ url, text, rel: [], images: [] })),
  ...overrides,
})

test.each([
  ['https://github.com/nordquay/pgstash', 'https://github.com/nordquay/pgstash'],
  ['http://www.github.com/nordquay/pgstash.git', 'https://github.com/nordquay/pgstash'],
  ['https://github.com/nordquay/pgstash/releases/latest#assets', 'https://github.com/nordquay/pgstash'],
  ['https://gitlab.com/nordquay/tools/pgstash/-/issues', 'https://gitlab.com/nordquay/tools/pgstash'],
  ['https://codeberg.org/nordquay/pgstash/src/branch/main', 'https://codeberg.org/nordquay/pgstash'],
  ['https://bitbucket.org/nordquay/pgstash/', 'https://bitbucket.org/nordquay/pgstash'],
  ['https://git.sr.ht/~nordquay/pgstash/tree', 'https://git.sr.ht/~nordquay/pgstash'],
  ['https://sr.ht/~nordquay/pgstash', 'https://sr.ht/~nordquay/pgstash'],
  ['https://github.com/nordquay', null],
  ['https://github.com/sponsors/pgstash', null],
  ['https://github.com/orgs/pgstash/discussions', null],
  ['https://github.com/marketplace/pgstash', null],
  ['https://gitlab.com/explore/projects', null],
  ['https://gitlab.com/-/snippets/12', null],
  ['https://gist.github.com/nordquay/0a1b', null],
  ['https://github.com.evil.example/nordquay/pgstash', null],
  ['mailto:ada@pgstash.dev', null],
])('the repository of %s is %s', (url, repository) => {
  expect(repositoryOf(url)).toBe(repository)
})

const own = 'https://github.com/nordquay/pgstash'
test.each<[what: string, links: Link[], repository: string | null]>([
  ['named after the product', [[own, 'GitHub']], own],
  ['behind a link to its license', [[`${own}/blob/main/LICENSE`, 'MIT']], own],
  ['of an owner named after it', [['https://github.com/pgstash-dev/server', '']], 'https://github.com/pgstash-dev/server'],
  [
    'named after it rather than its tools',
    [
      ['https://github.com/pgstash/docs', 'Docs'],
      ['https://github.com/pgstash/action', 'Action'],
      ['https://github.com/pgstash/pgstash', 'GitHub'],
    ],
    'https://github.com/pgstash/pgstash',
  ],
  [
    'which the page calls its source',
    [['https://codeberg.org/nordquay/stash-core', 'Source code']],
    'https://codeberg.org/nordquay/stash-core',
  ],
  [
    'at two hosts: the first',
    [
      [own, 'GitHub'],
      ['https://codeberg.org/nordquay/pgstash', 'Mirror'],
    ],
    own,
  ],
  ['of what it is built on', [['https://github.com/postgres/postgres', 'Postgres']], null],
  ['of the template it began with', [['https://github.com/vercel/next.js', 'View source']], null],
  [
    'of a customer',
    [
      ['https://github.com/acme/api', 'Acme'],
      ['https://github.com/acme/docs', 'How Acme uses it'],
    ],
    null,
  ],
  ['that is only its documentation', [['https://github.com/pgstash/docs', 'Edit this page']], null],
  [
    'in doubt between two of the same owner',
    [
      ['https://github.com/pgstash/server', ''],
      ['https://github.com/pgstash/client', ''],
    ],
    null,
  ],
  [
    'in doubt between two sources',
    [
      ['https://github.com/ada/a', 'Source'],
      ['https://github.com/ada/b', 'Source'],
    ],
    null,
  ],
])('the page’s repository %s', (_what, links, repository) => {
  expect(readRepository(pageWith(links), 'pgstash')).toBe(repository)
})

test('a repository whose owner is the product’s own account, or that structured data names, is its own', () => {
  const link: Link = ['https://github.com/nordquay/core', 'GitHub']
  expect(readRepository(pageWith([link]), 'pgstash')).toBeNull()
  expect(readRepository(pageWith([link], { twitter: { site: '@nordquay' } }), 'pgstash')).toBe('https://github.com/nordquay/core')
  const nodes = [{ '@type': 'SoftwareSourceCode', codeRepository: 'https://github.com/nordquay/core' }]
  expect(readRepository(pageWith([], { jsonLd: { nodes, errors: [] } }), 'pgstash')).toBe('https://github.com/nordquay/core')
})

test('a product whose page is its repository links to many others', () => {
  const links: Link[] = [
    ['https://github.com/features/actions', 'Actions'],
    ['https://github.com/ada/other', 'Source'],
  ]
  expect(readRepository(pageWith(links, { url: own }), 'pgstash')).toBe(own)
})

test('a hidden link, and the framework that shares the product’s name, say nothing', () => {
  const hidden = { url: own, text: 'GitHub', rel: [], images: [], hidden: true as const }
  expect(readRepository(pageWith([], { links: [hidden] }), 'pgstash')).toBeNull()
  expect(readRepository(pageWith([['https://github.com/vercel/next.js', 'Next.js']], { url: 'https://next.travel/' }), 'Next')).toBeNull()
})

test.each<[handle: string | null, links: Link[]]>([
  ['pgstash', [['https://x.com/pgstash', 'X']]],
  [
    'pgstash_hq',
    [
      ['https://twitter.com/ada', 'Ada'],
      ['https://twitter.com/pgstash_hq?lang=en', ''],
    ],
  ],
  [null, [['https://x.com/ada', 'Made by Ada']]],
  [null, [['https://x.com/intent/post?text=pgstash', 'Share']]],
])('%s is the product’s name on X with %j', (handle, links) => {
  expect(readHandle(pageWith(links), 'pgstash')).toBe(handle)
})
