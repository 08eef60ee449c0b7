import { textSize } from '../../../../../shared/audit/checks/rendered/text-size.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const facts = (characters: number, small: number, toCome = 0) => {
  const smallest = [{ place: { path: 'main > p', html: '<p>' }, size: 9, text: 'Tides' }]
  return literalFacts({ rendered: literalRendered({ texts: { characters, small, toCome, smallest } }) })
}

judge(textSize, [
  ['large text', facts(1000, 0), 'pass'],
  ['a small footer', facts(1000, 200), 'pass'],
  ['mostly small', facts(1000, 600), 'warn', '60% of the text is smaller than 12 px.'],
  ['mostly small, before the rest fades in', facts(200, 120, 1400), 'pass'],
  ['the fix names the element', facts(1000, 600), 'warn', 'main > p { font-size: 0.875rem; } /* now 9px */'],
  ['a page of few words', facts(20, 20), 'pass'],
])
