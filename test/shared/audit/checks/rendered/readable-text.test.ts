import { readableText } from '../../../../../shared/audit/checks/rendered/readable-text.ts'
import type { Use } from '../../../../../shared/rendered/rendered.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const faulty = (text: string, tag = 'p') => ({ place: { path: `main > ${tag}`, html: `<${tag}>` }, text })
const used = (use: Partial<Use>) => literalFacts({ rendered: literalRendered({ use }) })

judge(readableText, [
  ['all of it', used({}), 'pass', 'No text is hidden, cut off or covered by other text.'],
  [
    'a hidden heading',
    used({ hidden: [faulty('Know the water', 'h1')] }),
    'fail',
    '“Know the water” can’t be seen.\nMake these texts visible',
  ],
  ['a hidden paragraph', used({ hidden: [faulty('Tides'), faulty('Gauges')] }), 'warn', '“Tides” can’t be seen, plus 1 more.'],
  [
    'a heading in another font than its own, which didn’t load',
    literalFacts({
      rendered: literalRendered({
        use: { cut: [faulty('Two simulators', 'h2')] },
        requests: { failed: [{ url: 'https://fonts.googleapis.com/css2', kind: 'style', isOwn: false, status: null }] },
      }),
    }),
    'pass',
  ],
  ['a button cut off', used({ cut: [faulty('Buy a gauge', 'a')] }), 'warn', '“Buy a gauge” is cut off.'],
  [
    'a heading that breaks inside a word',
    used({ split: [faulty('together', 'h2')] }),
    'fail',
    '“together” breaks in the middle of the word, without a hyphen.\nKeep the words of these headings whole',
  ],
  [
    'several kinds, all named',
    used({ cut: [faulty('Buy')], overlapping: [faulty('Tides')] }),
    'warn',
    '“Tides” lies over other text. “Buy” is cut off.\nMake these texts readable:\nmain > p (lies over other text)\nmain > p (is cut off)',
  ],
  [
    'text that runs the wrong way',
    literalFacts({ rendered: literalRendered({ texts: { isTurned: true } }) }),
    'warn',
    'laid out from left to right.\nAdd this attribute',
  ],
])
