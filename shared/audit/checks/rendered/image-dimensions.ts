import type { Place } from '../../../rendered/rendered.ts'
import { setAttribute } from '../../accessibility/tags.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { pluralForm } from '../../../plural.ts'
import { andMore, pictureName } from '../../words/subject.ts'

/** Source: web.dev, “Optimize Cumulative Layout Shift”. */
export const imageDimensions = defineCheck({
  id: 'image-dimensions',
  label: 'Image dimensions',
  weight: 2,
  learnMore: 'https://web.dev/articles/optimize-cls',
  needs: ['rendered'],
  run({ rendered: { pictures } }) {
    const { unsized } = pictures
    if (unsized === null) return pass('Not measured: this browser doesn’t report where an image’s size comes from.')
    if (unsized.length === 0) return pass('Space is reserved for every image.')
    const detail = `${andMore(unsized.map(pictureName)[0] ?? '', unsized.length, ['picture', 'pictures'])} ${pluralForm(unsized.length, 'has', 'have')} no width and height, so the layout shifts when ${pluralForm(unsized.length, 'it loads', 'they load')}.`
    const tags = unsized.map(({ place, natural }) => withSize(place, natural))
    return warn(detail, paste('Replace these tags. Keep “height: auto” in your CSS so the images still scale:', tags.join('\n')), unsized)
  },
})

const withSize = ({ html }: Place, [width, height]: [number, number]): string =>
  setAttribute(setAttribute(html, 'height', String(height)), 'width', String(width))
