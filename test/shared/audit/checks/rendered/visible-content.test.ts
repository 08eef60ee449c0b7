import { visibleContent } from '../../../../../shared/audit/checks/rendered/visible-content.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const layer = {
  place: { path: '#loader', html: '<div id="loader">' },
  share: 1,
  text: 'Loading…',
  characters: 8,
  isDialog: false,
  isOpaque: true,
  hasVisual: false,
  isClosable: true,
  isClear: false,
}
const covered = (cover: Partial<typeof layer>) => literalFacts({ rendered: literalRendered({ layout: { cover: { ...layer, ...cover } } }) })
const empty = (view: { isComplete: boolean }, visuals = 0) =>
  literalFacts({ rendered: literalRendered({ view, texts: { characters: 2 }, layout: { visuals } }) })

judge(visibleContent, [
  ['nothing in front of the page', literalFacts({ rendered: literalRendered() }), 'pass'],
  ['no words and no images', empty({ isComplete: true }), 'fail', 'The page stays blank.'],
  [
    'a command alone, which is no word',
    literalFacts({
      rendered: literalRendered({ view: { isComplete: true }, texts: { characters: 0, examples: 1 }, layout: { visuals: 0 } }),
    }),
    'pass',
  ],
  ['no words yet', empty({ isComplete: false }), 'pass'],
  ['no words, but an image', empty({ isComplete: true }, 1), 'pass'],
  ['a preloader that never goes away', covered({}), 'fail', 'An empty overlay covers 100% of the window'],
  ['the fix removes it', covered({}), 'fail', "document.querySelector('#loader')?.remove()"],
  ['a translucent overlay', covered({ isOpaque: false }), 'pass'],
  [
    'a dialog with words',
    covered({ isDialog: true, share: 0.6, characters: 42, text: 'Join our newsletter. Save 10% on your first buoy.' }),
    'warn',
    '60% of the window (“Join our newsletter.',
  ],
  [
    'a question about cookies, which the law asks for',
    covered({ isDialog: true, share: 0.6, characters: 42, text: 'We value your privacy. Accept all cookies?' }),
    'pass',
  ],
  ['a question about cookies without a button', covered({ isDialog: true, isClosable: false, text: 'Accept all cookies?' }), 'fail'],
  [
    'a shade that stays',
    covered({ isOpaque: false, isClosable: false, text: '' }),
    'fail',
    'An overlay covers 100% of the window and can’t be closed: it has no button.',
  ],
  [
    'a dialog without a button',
    covered({ isDialog: true, share: 0.6, isClosable: false, text: 'Join us!' }),
    'fail',
    'it has no button (“Join us!”).',
  ],
  ['a grain that lets clicks through', covered({ isOpaque: false, isClosable: false, isClear: true }), 'pass'],
  ['a picture behind the page', covered({ isOpaque: false, isClosable: false, hasVisual: true }), 'pass'],
  ['an overlay that is the page', covered({ characters: 800 }), 'pass', 'Most of the page is visible.'],
  ['an overlay with a canvas', covered({ characters: 0, hasVisual: true }), 'pass'],
  ['a banner at the edge', covered({ share: 0.32, text: 'We use cookies.' }), 'pass'],
])
