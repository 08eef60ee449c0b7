import { defineCheck } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'

export const media = defineCheck({
  id: 'media',
  label: 'Images and video',
  weight: 3,
  learnMore: 'https://html.spec.whatwg.org/multipage/images.html',
  ofEachPage: 'general',
  run({ page }) {
    const isAboutFillers = /placeholder|dummy image|avatar/i.test(`${page.title} ${page.metaDescription}`)
    const doubts = isAboutFillers ? page.doubts.filter(({ kind }) => kind !== 'filler-picture') : page.doubts
    return judgeDoubts('media', doubts, 'No placeholders, files on your own machine, or sound that starts by itself.')
  },
})
