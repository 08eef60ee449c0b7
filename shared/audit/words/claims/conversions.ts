import type { Page } from '../../../page/page.ts'
import { ownTexts, type Contradiction } from './claim.ts'
import written from './units.json' with { type: 'json' }

/** Metric units and others, each in kilograms, meters or liters. */
const { metric, imperial }: Record<'metric' | 'imperial', Record<string, { of: string; size: number }>> = written
const units = [...Object.keys(metric), ...Object.keys(imperial)].join('|')
const pair = new RegExp(
  String.raw`(?<![\d.,/×x–-])(?<one>\d[\d.,]*)\s?(?<from>${units})\s\((?:about |approx\. |ca\. |≈ ?|~)?(?<other>\d[\d.,]*)\s?(?<to>${units})\)`,
  'giu',
)
const degrees = /(?<celsius>[−-]?\d+(?:[.,]\d)?) ?°C \((?:about |≈ ?|~)?(?<fahrenheit>[−-]?\d+(?:[.,]\d)?) ?°F\)/gu
/** “5 ft 10 in” is one measure. */
const compound = /\d\s?(?:[a-z]+|[′’'])[\s,]*(?:and\s)?$/iu
/** Wider than rounding to a whole number, and than gallons of two countries. */
const [leastRatio, leastDegrees] = [1.6, 6]

/** “1,200” is one number in English and another one in German. */
const readings = (written: string): number[] =>
  [written.replaceAll(/[.,](?=\d{3}(?!\d))/g, ''), written].map((text) => Number(text.replace(',', '.')))
const degreesOf = (written = '') => Number(written.replace('−', '-').replace(',', '.'))

/** Measures beside their conversion to other units, which is far off: “3.4 kg (75 lb)”. */
export const wrongConversions = (page: Page): Contradiction[] =>
  ownTexts(page).flatMap(({ text }) => {
    const measures = [...text.matchAll(pair)].filter(({ groups = {}, index }) => {
      if (compound.test(text.slice(0, index))) return false
      const [from = '', to = ''] = [groups['from']?.toLowerCase(), groups['to']?.toLowerCase()]
      const [one, other] = [metric[from] ?? imperial[from], metric[to] ?? imperial[to]]
      if (one === undefined || other === undefined || one.of !== other.of || from in metric === to in metric) return false
      const ratios = readings(groups['one'] ?? '').flatMap((a) =>
        readings(groups['other'] ?? '').map((b) => (a * one.size) / (b * other.size)),
      )
      return ratios.every((ratio) => ratio > leastRatio || ratio < 1 / leastRatio)
    })
    // A difference of 10 °C is one of 18 °F.
    const temperatures = [...text.matchAll(degrees)].filter(({ groups = {} }) => {
      const rest = degreesOf(groups['fahrenheit']) - degreesOf(groups['celsius']) * 1.8
      return Math.abs(rest - 32) > leastDegrees && Math.abs(rest) > leastDegrees
    })
    return [...measures, ...temperatures].map(([found]) => ({ kind: 'conversion' as const, text: found }))
  })
