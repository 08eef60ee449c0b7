import { load } from 'cheerio'
import { renderToString } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { scaleTop, TrendChart } from '../../../../api/pages/maker/trend-chart.tsx'

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [41, 60],
  [852, 1000],
  [1001, 2000],
])('the scale of a chart whose highest day is %i ends at %i', (max, top) => {
  expect(scaleTop(max)).toBe(top)
})

it('every chart has a scale, and the value of each day', () => {
  const trend = [
    { day: '2026-03-03', impressions: 1200, clicks: 0 },
    { day: '2026-03-04', impressions: 30, clicks: 3 },
  ]
  const $ = load(renderToString(<TrendChart trend={trend} />))
  const texts = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text())
      .get()
  expect(texts('.trend__scale')).toEqual(['2,000 1,000 0', '4 2 0'])
  expect(texts('title')).toEqual(['March 3, 2026: 1,200', 'March 4, 2026: 30', 'March 3, 2026: 0', 'March 4, 2026: 3'])
})
