import { placeholderText } from '../../../../../shared/audit/checks/rendered/placeholder-text.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const said = (...texts: string[]) => literalFacts({ rendered: literalRendered({ texts: { suspects: suspects(...texts) } }) })
const suspects = (...texts: string[]) => texts.map((text) => ({ place: { path: 'main > p', html: '<p>' }, text }))
const titled = (title: string, ...texts: string[]) =>
  literalFacts({ rendered: literalRendered({ shown: { title }, texts: { suspects: suspects(...texts) } }) })
const documented = (...texts: string[]) =>
  literalFacts({ rendered: literalRendered({ texts: { examples: 12, suspects: suspects(...texts) } }) })

judge(placeholderText, [
  ['no leftovers', said(), 'pass'],
  ['lorem ipsum', said('Lorem ipsum dolor sit amet'), 'fail', 'placeholder text'],
  ['a template variable', said('Hello {{ user.name }}!'), 'fail', 'a template variable'],
  ['a server template', said('Hello <%= name %>'), 'fail'],
  ['an environment variable', said('Build %PUBLIC_URL%'), 'fail'],
  ['an object', said('Next tide: [object Object]'), 'fail', 'an object instead of text'],
  ['a missing price', said('$undefined / month'), 'fail', 'a missing value'],
  ['a missing number', said('NaN%'), 'fail'],
  ['a missing name', said('Welcome back, undefined'), 'fail'],
  ['the entire text', said('undefined'), 'fail'],
  ['a note', said('TODO: write this'), 'fail', 'a note to yourself'],
  ['two of them', said('undefined', '[object Object]'), 'fail', 'plus 1 more like it'],
  ['prose about JavaScript', said('A function without return gives undefined, and 0 / 0 is NaN.'), 'pass'],
  ['prose about null', said('The field is null until you save.'), 'pass'],
  ['a to-do list', said('Your TODO list, shared with the crew'), 'pass'],
  ['a discount', said('100% OFF, 50% more'), 'pass'],
  ['a value that is missing', said('Price: undefined'), 'fail', 'a missing value'],
  ['a path on Windows', said('The log lies in %APPDATA%'), 'pass'],
  ['a column of a board', said('TODO'), 'pass'],
  ['a page about programming', documented('undefined', '[object Object]', '{{ user.name }}'), 'pass'],
  ['placeholder text on a page about programming', documented('Lorem ipsum dolor sit amet'), 'fail'],
  ['a product that fills in names', titled('Tide alerts by email', 'Hi {{ first_name }}'), 'pass'],
  ['a framework’s default page in TypeScript', titled('Vite + TS'), 'fail'],
  ['braces in a sentence', said('Write {{ before it and }} after it'), 'pass'],
  [
    'a page about placeholder text',
    literalFacts({
      rendered: literalRendered({
        shown: { title: 'Lorem ipsum generator' },
        texts: { suspects: [{ place: { path: 'p', html: '<p>' }, text: 'Lorem ipsum dolor sit amet' }] },
      }),
    }),
    'pass',
  ],
  ['a framework’s default page', titled('Vite + React'), 'fail', 'This is a framework’s default page (“Vite + React”).'],
  ['a product for a framework', titled('Vite + React templates for teams'), 'pass'],
])
