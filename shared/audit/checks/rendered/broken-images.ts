import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

export const brokenImages = defineCheck({
  id: 'broken-images',
  label: 'Broken images',
  weight: 5,
  needs: ['rendered'],
  run({ rendered: { pictures } }) {
    const { broken, count } = pictures
    if (count === 0) return pass('The page shows no images.')
    if (broken.length === 0) return pass(count === 1 ? 'The one image loads.' : `All ${count} images load.`)
    const detail = `${broken.length} of ${count} ${count === 1 ? 'image doesn’t' : 'images don’t'} load or can’t be decoded.`
    const list = broken.map(({ url, place }) => `${url}\n  ${place.html}`)
    const fix = paste('Restore these images, or remove them:', list.join('\n'))
    if (broken.some(({ isOwn }) => isOwn)) return fail(detail, fix)
    const hosts = [...new Set(broken.map(({ url }) => new URL(url).host))].join(', ')
    return warn(`${detail} They come from ${hosts}, which an extension or your network may block here.`, fix)
  },
})
