import { defineCheck, pass, paste, warn } from '../../check.ts'

/** A byte order mark or a header counts if the response is known; a browser tab shows only the page’s own declaration. */
export const charset = defineCheck({
  id: 'charset',
  label: 'Character encoding',
  weight: 1,
  learnMore: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  run({ page, response }) {
    if (page.charset !== null) return pass(`Found: ${page.charset}.`)
    if (response !== undefined && response.charset.from !== 'default') {
      return pass(`Found in the ${response.charset.from === 'bom' ? 'byte order mark' : response.charset.from}: ${response.charset.name}.`)
    }
    return warn('No character encoding declared.', paste('Add this as the first tag in <head>:', '<meta charset="utf-8">'))
  },
})
