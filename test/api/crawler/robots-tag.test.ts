import { expect, it } from 'vitest'
import { readRobotsTag } from '../../../api/crawler/robots-tag.ts'

it.each([
  { header: undefined, directives: [] },
  { header: 'noindex', directives: ['noindex'] },
  { header: 'NoIndex, NOFOLLOW', directives: ['noindex', 'nofollow'] },
  { header: 'googlebot: noindex, nofollow', directives: ['noindex', 'nofollow'] },
  { header: 'otherbot: noindex, nofollow', directives: [] },
  { header: ['otherbot: noindex', 'nofollow'], directives: ['nofollow'] },
  { header: ['googlebot: nofollow', 'otherbot: noindex, nofollow'], directives: ['nofollow'] },
  { header: 'max-snippet:-1, max-image-preview:large', directives: ['max-snippet:-1', 'max-image-preview:large'] },
  { header: 'unavailable_after: 25 Jun 2030 15:00:00 PST', directives: ['unavailable_after: 25 jun 2030 15:00:00 pst'] },
  {
    header: 'unavailable_after: Friday, 25-Jun-30 15:00:00 GMT, nofollow',
    directives: ['unavailable_after: friday', '25-jun-30 15:00:00 gmt', 'nofollow'],
  },
  { header: 'otherbot: noindex, googlebot: none', directives: ['none'] },
  { header: 'bingbot: noindex, nofollow', directives: ['bingbot:noindex'] },
  { header: ' , ', directives: [] },
])('X-Robots-Tag $header speaks $directives', ({ header, directives }) => {
  expect(readRobotsTag(header)).toEqual(directives)
})
