import { defineCheck, pass, paste, warn } from '../../check.ts'
import { loadedOf } from '../../loaded.ts'
import { pluralForm } from '../../../plural.ts'
import { bytesOf, heavy } from './page-weight.ts'
import { andMore, fileName, pictureName } from '../../words/subject.ts'

/** In bytes: more than a large photo needs at double density, as AVIF, WebP or a well-compressed JPEG. */
export const heavyPicture = 1_500_000

/** Source: Lighthouse, “Properly size images”, “Serve images in modern formats”. */
export const imageSize = defineCheck({
  id: 'image-size',
  label: 'Image sizes',
  weight: 2,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/performance/uses-responsive-images',
  needsOne: ['rendered', 'resources'],
  run(facts) {
    const large = loadedOf(facts)?.pictures.large ?? []
    const requests = facts.rendered?.requests
    // A heavy page is told with its heaviest files (page-weight).
    const isTold = requests === undefined || bytesOf(requests) > heavy
    const files = isTold ? [] : requests.heaviest.filter(({ kind, bytes }) => kind === 'picture' && bytes >= heavyPicture)
    const weights = files.map(({ url, bytes }) => `${url} (${(bytes / 1_000_000).toFixed(1)} MB)`)
    if (large.length === 0 && weights.length > 0) {
      const detail = `${andMore(`Picture ${fileName(files[0]?.url ?? '')}`, weights.length, ['picture', 'pictures'])} ${pluralForm(weights.length, 'weighs', 'weigh')} more than 1.5 MB.`
      return warn(detail, paste('Save these as AVIF or WebP, and animations as video:', weights.join('\n')))
    }
    if (large.length === 0) return pass('No image is much larger than displayed.')
    const detail = `${andMore(large.map(pictureName)[0] ?? '', large.length, ['picture', 'pictures'])} ${pluralForm(large.length, 'is', 'are')} much larger than displayed.`
    const list = large.map(({ url, natural, needed, bytes }) => {
      const weight = bytes === null ? '' : `, ${Math.round(bytes / 1000)} kB`
      return `${url} (${natural.join(' × ')}${weight}): ${needed.join(' × ')} is enough`
    })
    return warn(detail, paste('Resize these images. The sizes given stay sharp on high-resolution screens:', list.join('\n')), large)
  },
})
