import { defineCheck, pass, paste, warn } from '../../check.ts'
import { oneOrMany } from '../../../plural.ts'

/** Source: Lighthouse, “Displays images with incorrect aspect ratio” and “Serves images with low resolution”. */
export const imageQuality = defineCheck({
  id: 'image-quality',
  label: 'Image quality',
  weight: 2,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio',
  isOfOthers: true,
  needs: ['rendered'],
  run({ rendered: { pictures } }) {
    const { distorted } = pictures
    if (distorted.length === 0) return pass('No picture is a placeholder, stretched, blurred or the same color as its background.')
    const of = (wanted: string) => distorted.filter(({ kind }) => kind === wanted).length
    const [unseen, placeholders, stretched, blurred] = [of('unseen'), of('placeholder'), of('stretched'), of('blurred')]
    const parts = [
      unseen > 0 ? `${oneOrMany(unseen, 'A picture', 'pictures')} can’t be seen on a background of the same color` : null,
      placeholders > 0 ? `${oneOrMany(placeholders, 'A picture is', 'pictures are')} still a placeholder` : null,
      stretched > 0 ? `${oneOrMany(stretched, 'An image', 'images')} ${stretched === 1 ? 'is' : 'are'} stretched` : null,
      blurred > 0 ? `${oneOrMany(blurred, 'An image', 'images')} ${blurred === 1 ? 'is' : 'are'} blurred, with too few pixels` : null,
    ].filter((part) => part !== null)
    const list = distorted.map(
      ({ url, kind, natural, shown }) => `${url} (${kind}): ${natural.join(' × ')} pixels shown as ${shown.join(' × ')}`,
    )
    const instruction =
      'Give pictures that can’t be seen a background, or another version for this color scheme (<picture> with media="(prefers-color-scheme: dark)"). Replace placeholders with your own pictures, keep proportions (height: auto, or object-fit: cover), and export blurred pictures with more pixels:'
    return warn(`${parts.join('; ')}.`, paste(instruction, list.join('\n')), distorted)
  },
})
