import { defineCheck, pass, paste, warn } from '../../check.ts'
import { loadedOf } from '../../loaded.ts'
import { pluralForm } from '../../../plural.ts'
import { andMore, pictureName } from '../../words/subject.ts'

/** Source: Lighthouse, “Properly size images”. */
export const imageSize = defineCheck({
  id: 'image-size',
  label: 'Image sizes',
  weight: 2,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/performance/uses-responsive-images',
  needsOne: ['rendered', 'resources'],
  run(facts) {
    const large = loadedOf(facts)?.pictures.large ?? []
    if (large.length === 0) return pass('No image is much larger than displayed.')
    const detail = `${andMore(large.map(pictureName)[0] ?? '', large.length, ['picture', 'pictures'])} ${pluralForm(large.length, 'is', 'are')} much larger than displayed.`
    const list = large.map(({ url, natural, needed, bytes }) => {
      const weight = bytes === null ? '' : `, ${Math.round(bytes / 1000)} kB`
      return `${url} (${natural.join(' × ')}${weight}): ${needed.join(' × ')} is enough`
    })
    return warn(detail, paste('Resize these images. The sizes given stay sharp on high-resolution screens:', list.join('\n')), large)
  },
})
