import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

export const brokenImages = defineCheck({
  id: 'broken-images',
  label: 'Broken images',
  weight: 5,
  needs: ['rendered'],
  run({ rendered: { pictures } }) {
    const { broken, count } = pictures
    if (count === 0) return pass('No images on the page.')
    if (broken.length === 0) return pass(count === 1 ? 'The only image loads.' : `All ${count} images load.`)
    const detail =
      count === 1 ? 'The only image is broken.' : `${broken.length} of ${count} images ${broken.length === 1 ? 'is' : 'are'} broken.`
    const list = broken.map(({ url, place }) => `${url}\n  ${place.html}`)
    const fix = paste('Fix or remove these images:', list.join('\n'))
    if (broken.some(({ isOwn }) => isOwn)) return fail(detail, fix)
    const hosts = [...new Set(broken.map(({ url }) => new URL(url).host))].join(', ')
    return warn(`${detail} An extension or your network may be blocking ${hosts}.`, fix)
  },
})
