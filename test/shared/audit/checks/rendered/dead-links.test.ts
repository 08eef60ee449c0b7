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
  ['every link leads somewhere', facts(), 'pass'],
  [
    'to a development server',
    facts(link('Docs', 'http://localhost:3000/', 'private-host')),
    'fail',
    '“Docs” leads to http://localhost:3000/',
  ],
  ['a promise', facts(link('Pricing', '#', 'nowhere')), 'warn', '“Pricing” leads to “#” instead of a page.'],
  ['two promises', facts(link('Privacy', '#', 'nowhere'), link('Terms', '#', 'nowhere')), 'warn', '“Privacy”, “Terms” lead to'],
  ['something that a script may open', facts(link('Open menu', '#', 'nowhere')), 'pass'],
])
