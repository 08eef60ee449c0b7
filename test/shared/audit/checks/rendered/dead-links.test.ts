import { deadLinks } from '../../../../../shared/audit/checks/rendered/dead-links.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const link = (text: string, href: string, kind: 'private-host' | 'nowhere') => ({
  text,
  href,
  kind,
  place: { path: 'a', html: `<a href="${href}">` },
})
const facts = (...links: ReturnType<typeof link>[]) => literalFacts({ rendered: literalRendered({ links }) })

judge(deadLinks, [
  ['every link goes somewhere', facts(), 'pass'],
  [
    'to a development server',
    facts(link('Docs', 'http://localhost:3000/', 'private-host')),
    'fail',
    '“Docs” links to http://localhost:3000/',
  ],
  ['a link that promises a page', facts(link('Pricing', '#', 'nowhere')), 'warn', '“Pricing” links to “#” instead of a page.'],
  [
    'two links that promise pages',
    facts(link('Privacy', '#', 'nowhere'), link('Terms', '#', 'nowhere')),
    'warn',
    '“Privacy”, “Terms” link to',
  ],
  ['a platform that a link promises', facts(link('Now available on iOS!', '#', 'nowhere')), 'warn', 'links to “#”'],
  ['a profile that a link promises', facts(link('Facebook', '#', 'nowhere')), 'warn', 'links to “#”'],
  ['a link that a script may handle', facts(link('Open menu', '#', 'nowhere')), 'pass'],
])
