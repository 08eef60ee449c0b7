import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalListing } from '../../../../support/literal-page.ts'

const facts = (html: string) => {
  const page = readPage(`<title>Tidewatch</title><h1>Tide tables for small harbours</h1>${html}`, { url: 'https://tidewatch.dev/' })
  return literalFacts({ page, listing: { ...literalListing, name: 'Tidewatch' } })
}
const saying = (...texts: string[]) => facts(texts.map((text) => `<h2>Part</h2><p>${text}</p>`).join(''))

judge(consistency, [
  [
    'its name with a typo',
    saying('Tidewatch is calm. With Tidewatch, all agree that Tidewotch pays.', 'Tidewatch again.'),
    'warn',
    '“Tidewotch”',
  ],
  ['words that it’s about, in quotes', saying('Our checker finds “teh”, “recieve” and “seperate” as you type.'), 'pass'],
  ['its name inflected', saying('Tidewatch is calm. With Tidewatch, all of Tidewatchs sailors agree.', 'Tidewatch again.'), 'pass'],
  [
    'a host with a typo',
    facts('<a href="mailto:hello@tidewatch.dev">Mail</a> <a href="mailto:help@tidewacth.dev">Help</a>'),
    'fail',
    'help@tidewacth.dev',
  ],
  ['an ending that no domain has', facts('<p>Write to build@mossandmortar.con.</p>'), 'fail', 'build@mossandmortar.com'],
  ['an ending of a country', facts('<p>Write to build@mossandmortar.co or to hello@mortar.cm.</p>'), 'pass'],
  ['a provider with a typo', facts('<a href="mailto:tidewatch@gmial.com">Mail</a>'), 'fail', 'gmial.com'],
  ['providers that exist', facts('<p>a@mail.com, b@ymail.com, c@gmx.net, d@outlook.de</p>'), 'pass'],
  ['two companies', facts('<p>hello@tidewatch.dev or press@harbourwatch.dev</p>'), 'pass'],
])
