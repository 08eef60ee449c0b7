import { defineCheck, pass, paste, warn } from '../../check.ts'
import { metaTag } from '../../snippets.ts'
import { clean } from '../../words/text.ts'

export const viewport = defineCheck({
  id: 'viewport',
  label: 'Fits phones',
  weight: 4,
  run({ page }) {
    const content = clean(page.viewport)
    if (/(?:^|[\s,;])(?:width\s*=\s*device-width|initial-scale\s*=\s*1)/i.test(content)) return pass(`Found: ${content}.`)
    const tag = metaTag('viewport', 'width=device-width, initial-scale=1')
    if (content === '') return warn('Phones show the page as wide as a desktop, and tiny.', paste('Put this into <head>:', tag))
    return warn(`The viewport “${content}” does not follow the device.`, paste('Replace the viewport meta in <head> with:', tag))
  },
})
