import { byCost, scoreOf } from '../../../shared/audit/score.ts'
import { expect, test } from 'vitest'
import { literalAccessibility } from '../../support/literal-accessibility.ts'
import { literalFacts } from '../../support/literal-page.ts'
import { literalRendered } from '../../support/literal-rendered.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { splitDetail } from '../../../shared/audit/check.ts'

const passed = (weight: number) => ({ status: 'pass' as const, weight })
const warned = (weight: number) => ({ status: 'warn' as const, weight })
const failed = (weight: number) => ({ status: 'fail' as const, weight })

test.each([
  ['all passed', [passed(3), passed(1)], 100],
  ['all failed', [failed(3), failed(1)], 0],
  ['a warning counts half', [warned(2)], 50],
  ['weights decide', [passed(3), failed(1)], 75],
  ['a light warning still keeps it from 100', [passed(299), warned(1)], 99],
  ['what does not count is left out', [passed(1), warned(0)], 100],
  ['nothing ran', [], 0],
])('%s', (_, results, score) => expect(scoreOf(results, null)).toBe(score))

test('a limit lowers the score, and never raises it', () => {
  const limit = { score: 50, reason: 'search engines can’t index the page' }
  expect(scoreOf([passed(1)], limit)).toBe(50)
  expect(scoreOf([passed(1), failed(3)], limit)).toBe(25)
})

const one = (id: string, status: 'pass' | 'warn' | 'fail', detail = 'Found.') => ({ id, status, detail })
const order = (...[found, weights, caps]: Parameters<typeof byCost>) => byCost(found, weights, caps).map(({ id }) => id)

test.each([
  ['errors come before warnings, whatever they weigh', [one('a', 'warn'), one('b', 'fail')], { a: 9, b: 1 }, {}, ['b', 'a']],
  ['what weighs more comes first', [one('a', 'fail'), one('b', 'fail')], { a: 2, b: 5 }, {}, ['b', 'a']],
  ['what limits the score comes before what weighs more', [one('a', 'fail'), one('b', 'fail')], { a: 9, b: 1 }, { b: 50 }, ['b', 'a']],
  ['the lowest limit comes first', [one('a', 'fail'), one('b', 'fail')], { a: 9, b: 1 }, { a: 60, b: 10 }, ['b', 'a']],
  ['equals stay as they are', [one('b', 'warn'), one('a', 'warn')], { a: 1, b: 1 }, {}, ['b', 'a']],
  ['what wasn’t checked comes last', [one('a', 'pass', 'Not checked: busy.'), one('b', 'pass')], { a: 9 }, {}, ['b', 'a']],
] as const)('%s', (_, found, weights, caps, expected) => expect(order(found, weights, caps)).toEqual(expected))

test('an audit lists unreadable text before template leftovers, because it limits the score', () => {
  const text = { characters: 1000, low: 700, unreadable: 600, unjudged: 0 }
  const place = { path: 'p', html: '<p>' }
  const contrast = { color: '#eeeeee', ground: '#ffffff', ratio: 1.1, required: 4.5, faded: [], isOutweighed: false }
  const element = { place, frame: null, hint: null, attributes: [], isInline: false, causes: [], contrast }
  const violation = { rule: 'color-contrast', impact: 'serious' as const, help: '', count: 1, elements: [element] }
  const { checks, caps } = runAudit(
    literalFacts({
      rendered: literalRendered({ texts: { suspects: [{ place, text: 'Lorem ipsum dolor sit amet' }] } }),
      accessibility: literalAccessibility({ text, violations: [violation] }),
    }),
  )
  expect(caps).toEqual({ contrast: 50 })
  expect(checks[0]?.id).toBe('contrast')
  expect(checks.filter(({ status }) => status === 'fail').length).toBeGreaterThan(1)
})

test.each([
  ['One sentence.', 'One sentence.', ''],
  ['hero.v2.png is broken. An extension may be blocking it.', 'hero.v2.png is broken.', 'An extension may be blocking it.'],
  ['The title says “Wait. What?” twice. Shorten it.', 'The title says “Wait. What?” twice.', 'Shorten it.'],
  ['It took 2.5 s (see e.g. the log. Or not). More', 'It took 2.5 s (see e.g. the log. Or not).', 'More'],
  ['No end', 'No end', ''],
  ['', '', ''],
])('the first sentence of “%s”', (detail, headline, rest) => expect(splitDetail(detail)).toEqual({ headline, rest }))
