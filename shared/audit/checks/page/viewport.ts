import { defineCheck, pass, paste, warn } from '../../check.ts'
import { metaTag } from '../../snippets.ts'
import { clean } from '../../words/text.ts'

const fitting = 'width=device-width, initial-scale=1'

/** The same content without what prevents zooming. */
function zoomable(content: string): string {
  const kept = content.split(/[,;]\s*/).filter((part) => part !== '' && !/^\s*(?:user-scalable|m(?:ax|in)imum-scale)\s*=/i.test(part))
  return kept.some((part) => /^\s*width\s*=\s*device-width/i.test(part)) ? kept.join(', ') : fitting
}

export const viewport = defineCheck({
  id: 'viewport',
  label: 'Mobile viewport',
  weight: 4,
  learnMore: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport',
  ofEachPage: 'any',
  run({ page }) {
    const content = clean(page.viewport)
    const isZoomable = !/user-scalable\s*=\s*(?:no|0)\b/i.test(content) && !/maximum-scale\s*=\s*(?:0|1)(?![\d])/i.test(content)
    if (content !== '' && !isZoomable) {
      const tag = metaTag('viewport', zoomable(content))
      return warn(`Viewport “${content}” prevents zooming in.`, paste(`Replace the viewport tag (“${content}”) in <head> with:`, tag))
    }
    if (/(?:^|[\s,;])(?:width\s*=\s*device-width|initial-scale\s*=\s*1)/i.test(content)) return pass(`Found: ${content}.`)
    const tag = metaTag('viewport', fitting)
    if (content === '') return warn('Phones will show a zoomed-out desktop page.', paste('Add this to your <head>:', tag))
    return warn(
      `Viewport “${content}” doesn’t use the device width.`,
      paste(`Replace the viewport tag (“${content}”) in <head> with:`, tag),
    )
  },
})
