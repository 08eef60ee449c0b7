import { setAttribute } from '../../accessibility/tags.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'

/** Source: web.dev, “Browser-level image lazy loading”. */
export const imageLoading = defineCheck({
  id: 'image-loading',
  label: 'Lazy loading',
  weight: 1,
  learnMore: 'https://web.dev/articles/browser-level-image-lazy-loading',
  needs: ['rendered'],
  run({ rendered: { pictures } }) {
    const bytes = pictures.eager.reduce((sum, each) => sum + each.bytes, 0)
    if (bytes < 100_000) return pass('Images below the fold don’t slow down the first screen.')
    const detail = `${Math.round(bytes / 1000)} kB of images far below the fold load right away.`
    const tags = pictures.eager.map(({ place }) => setAttribute(place.html, 'loading', 'lazy'))
    return warn(detail, paste('Replace these tags with:', tags.join('\n')), pictures.eager)
  },
})
