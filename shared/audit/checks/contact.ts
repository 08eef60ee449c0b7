import { hostOf, publicUrl } from '../address.ts'
import { defineCheck, pass, paste, warn } from '../check.ts'
import { languageOf } from '../language.ts'
import { anchor } from '../snippets.ts'
import { findLabel, labelFor } from '../topics.ts'
import { contactTopic } from '../topics/contact.ts'

const directLink =
  /^(?:mailto|tel|sms):|^https?:\/\/(?:wa\.me|t\.me|discord\.gg|(?:www\.)?discord\.com\/invite|line\.me|[\w-]+\.slack\.com)\//i
const mailAddress = /(?<![\w.+-])[\w.+-]{1,64}(?:@|\s?[[(]\s?at\s?[\])]\s?)[\w-]{1,63}(?:\.|\s?[[(]\s?dot\s?[\])]\s?)\w{2,}/iu

export const contact = defineCheck({
  id: 'contact',
  label: 'A way to reach you',
  weight: 2,
  run({ page }) {
    const direct = page.links.find(({ url }) => directLink.test(url))?.url ?? mailAddress.exec(page.text)?.[0]
    if (direct !== undefined) return pass(`Found: ${direct}`)
    const label = findLabel(page, contactTopic)
    if (label !== null) return pass(`Found: “${label}”.`)
    if (page.forms.some(({ fields }) => fields.includes('textarea') && fields.some((field) => field.includes('mail')))) {
      return pass('Found: a contact form.')
    }
    const address = `hello@${hostOf(publicUrl(page)).replace(/:\d+$/, '')}`
    const link = anchor(`mailto:${address}`, labelFor(contactTopic, languageOf(page)))
    return warn(
      'Visitors find no way to ask a question.',
      paste(`Set up ${address}, or use the address you have, and put this into the footer:`, link),
    )
  },
})
