import { defineCheck, pass, paste, warn } from '../../check.ts'

/** A byte order mark or a header counts where the response was seen; a browser tab shows the page's own declaration only. */
export const charset = defineCheck({
  id: 'charset',
  label: 'Text encoding',
  weight: 1,
  run({ page, response }) {
    if (page.charset !== null) return pass(`Found: ${page.charset}.`)
    if (response !== undefined && response.charset.from !== 'default') {
      return pass(`Found in the ${response.charset.from === 'bom' ? 'byte order mark' : response.charset.from}: ${response.charset.name}.`)
    }
    return warn('The page does not say how its text is encoded.', paste('Put this first into <head>:', '<meta charset="utf-8">'))
  },
})
