import { defineCheck, pass, paste, warn } from '../../check.ts'
import { oneOrMany } from '../../../plural.ts'

/** Source: Lighthouse, “Displays images with incorrect aspect ratio” and “Serves images with low resolution”. */
export const imageQuality = defineCheck({
  id: 'image-quality',
  label: 'Image quality',
  weight: 2,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio',
  needs: ['rendered'],
  run({ rendered: { pictures } }) {
    const { distorted } = pictures
    if (distorted.length === 0) return pass('No image is a placeholder, stretched or blurred.')
    const of = (wanted: string) => distorted.filter(({ kind }) => kind === wanted).length
    const [placeholders, stretched, blurred] = [of('placeholder'), of('stretched'), of('blurred')]
    const parts = [
      placeholders > 0 ? `${oneOrMany(placeholders, 'A picture is', 'pictures are')} still a placeholder` : null,
      stretched > 0 ? `${oneOrMany(stretched, 'An image', 'images')} ${stretched === 1 ? 'is' : 'are'} stretched` : null,
      blurred > 0 ? `${oneOrMany(blurred, 'An image', 'images')} ${blurred === 1 ? 'is' : 'are'} blurred, with too few pixels` : null,
    ].filter((part) => part !== null)
    const list = distorted.map(
      ({ url, kind, natural, shown }) => `${url} (${kind}): ${natural.join(' × ')} pixels shown as ${shown.join(' × ')}`,
    )
    const instruction =
      'Replace placeholders with your own pictures, keep each image’s proportions (height: auto, or object-fit: cover), and export blurred ones with more pixels:'
    return warn(`${parts.join('; ')}.`, paste(instruction, list.join('\n')), distorted)
  },
})
