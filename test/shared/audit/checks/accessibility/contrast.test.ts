import { contrast } from '../../../../../shared/audit/checks/accessibility/contrast.ts'
import type { Contrast, TextContrast } from '../../../../../shared/rendered/accessibility.ts'
import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const grey: Contrast = { color: '#999999', ground: '#ffffff', ratio: 2.849, required: 4.5, faded: [], isOutweighed: false }
const text = (html: string, overrides: Partial<Contrast> = {}) => faulty(html, { contrast: { ...grey, ...overrides } })
const facts = (counts: Partial<TextContrast>, ...elements: ReturnType<typeof text>[]) => {
  const violations = elements.length === 0 ? [] : [violation('color-contrast', ...elements)]
  return literalFacts({
    accessibility: literalAccessibility({ violations, text: { characters: 1000, low: 0, unreadable: 0, unjudged: 0, ...counts } }),
  })
}

judge(contrast, [
  ['nothing wrong', facts({}), 'pass', 'All text on plain backgrounds has enough contrast.'],
  ['text over images', facts({ unjudged: 3 }), 'pass', '3 more couldn’t be checked: their backgrounds aren’t a plain color.'],
  [
    'a little gray text',
    facts({ low: 30 }, text('<p>')),
    'warn',
    'Text has too little contrast in one place (3% of the text). The lowest ratio is 2.8:1.',
  ],
  [
    'a lot of gray text',
    facts({ low: 400 }, text('<p>'), text('<b>')),
    'fail',
    'Text has too little contrast in 2 places (40% of the text).',
  ],
  ['the nearest color', facts({ low: 30 }, text('<p>')), 'warn', 'main > p { color: #767676; } /* 2.8:1 now, 4.5:1 after */'],
  [
    'large text needs less',
    facts({ low: 30 }, text('<p>', { color: '#aaaaaa', ratio: 2.3, required: 3 })),
    'warn',
    '#949494; } /* 2.3:1 now, 3.0:1 after */',
  ],
  ['one rule for the same color', facts({ low: 30 }, text('<p>'), text('<b>')), 'warn', '\nmain > p,\nmain > b { color: #767676; }'],
  ['a style that the page overrides', facts({ low: 30 }, text('<p>', { isOutweighed: true })), 'warn', 'color: #767676 !important;'],
  [
    'faded text in a color that can’t be read is taken for black',
    facts({ low: 30 }, text('<p>', { color: 'currentcolor', faded: [{ path: 'main > i', html: '<i>' }] })),
    'warn',
    'main > i { opacity: 1; } /* 2.8:1 now, 21.0:1 after */',
  ],
  [
    'text that only its opacity fades',
    facts({ low: 30 }, text('<p>', { color: '#333333', faded: [{ path: 'main > i', html: '<i>' }] })),
    'warn',
    'CSS, which uses the closest colors with enough contrast:\nmain > i { opacity: 1; } /* 2.8:1 now, 12.6:1 after */',
  ],
])
