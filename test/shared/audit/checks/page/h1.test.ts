import { expect, test } from 'vitest'
import { h1 } from '../../../../../shared/audit/checks/page/h1.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, literalFacts, localFacts } from '../../../../support/literal-page.ts'

const first = (text: string) => ({ level: 1, text })

const silent = { name: null, tagline: null, description: null }

judge(h1, [
  ['exactly one passes', localFacts(), 'pass', 'Tide tables for harbour pilots'],
  ['none is made from the tagline', localFacts({ headings: [] }), 'warn', '<h1>Tide tables for harbour pilots</h1>'],
  [
    'a page without text gets no heading made of its host',
    localFacts(emptyPage, silent),
    'warn',
    'Add one <h1> above the first paragraph that says what your product does.',
  ],
  [
    'a shell gets it with its text, and only once',
    literalFacts({ page: { ...emptyPage, title: 'Acme', scriptCount: 1 } }),
    'warn',
    'Fixed together with “Works without JavaScript”.',
  ],
  ['an empty one is none', localFacts({ headings: [first(' ')] }), 'warn', 'The <h1> is empty.\nReplace the empty <h1> with:'],
  ['an empty one beside a real one does no harm', localFacts({ headings: [first(''), first('Tides')] }), 'pass'],
  [
    'the name alone, often a logo, isn’t the one to keep',
    localFacts({ headings: [first('Acme'), first('Tides for pilots')] }),
    'warn',
    'Keep “Tides for pilots” as the only <h1> and change the others to:\n<h2>Acme</h2>',
  ],
  ['others become second headings', localFacts({ headings: [first('Tides'), first('Maps & more')] }), 'warn', '<h2>Maps &amp; more</h2>'],
])

test('a list of many headings stays short', () => {
  const { fix } = h1.run(localFacts({ headings: Array.from({ length: 99 }, (_, i) => first(`Tide ${i}`)) }))
  expect(fix?.split('\n')[0]).toBe('Keep “Tide 0” as the only <h1> and change the other 98 to <h2>, for example:')
  expect(fix?.split('\n').slice(1)).toHaveLength(10)
})
