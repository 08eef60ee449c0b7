import { withoutWww } from '../../../hosts.ts'
import type { Page } from '../../../page/page.ts'
import { isLocal, linkBeside, publicUrl } from '../../address.ts'
import { isSharedHost } from '../../shared-host.ts'
import { judgeTopic, withoutBroken } from '../../broken.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { languageOf } from '../../words/language.ts'
import { likelyLanguage } from '../../words/text-language.ts'
import { anchor } from '../../snippets.ts'
import { findLabel, labelFor } from '../../topics/topic.ts'
import { contactTopic } from '../../topics/topics.ts'

const directLink =
  /^(?:mailto|tel|sms):|^https?:\/\/(?:wa\.me|(?:api|web|chat)\.whatsapp\.com|t\.me|discord\.gg|(?:www\.)?discord\.com\/invite|line\.me|lin\.ee|m\.me|matrix\.to|gitter\.im|calendly\.com|cal\.com|(?:www\.)?reddit\.com\/r|groups\.google\.com|(?:forums?|community|discourse|discuss)\.[\w.-]+|github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|discussions)|[\w-]+\.slack\.com)(?:\/|$)/i
const emailAddress = /(?<![\w.+-])[\w.+-]{1,64}(?:@|\s?[[(]\s?at\s?[\])]\s?)[\w-]{1,63}(?:\.|\s?[[(]\s?dot\s?[\])]\s?)(?!\d)\w{2,}/iu

function emailFix(page: Page, label: string): string {
  const address = `hello@${withoutWww(new URL(publicUrl(page)).hostname)}`
  return paste('Add a contact link to your footer (use an email address you read):', anchor(`mailto:${address}`, label))
}

const pageFix = (page: Page, label: string): string =>
  paste(
    'Create a page with your email address or a contact form, and link to it from your footer:',
    anchor(linkBeside(page, 'contact'), label),
  )

const imprint = /impressum|imprint|anbieter|pflichtangaben|rechtliche|legal/i
const german = /\+49|\bGmbH\b|\bUG\b \(|\be\. ?K\.|\bGbR\b|Inh\./

/** Whether a German business names nobody (Digitale-Dienste-Gesetz, section 5). */
const lacksImprint = (page: Page): boolean =>
  likelyLanguage(page) === 'de' &&
  (new URL(publicUrl(page)).hostname.endsWith('.de') || german.test(page.text)) &&
  /\d ?€|€ ?\d/.test(page.text) &&
  !imprint.test(page.text) &&
  !page.links.some(({ url, text }) => imprint.test(`${url} ${text}`))

export const contact = defineCheck({
  id: 'contact',
  label: 'Contact information',
  weight: 2,
  run(facts) {
    const { page } = withoutBroken(facts)
    if (lacksImprint(page))
      return warn(
        'No Impressum link found, which businesses in Germany must have.',
        paste(
          'Create a page with your name, postal address and email address, and link to it from your footer:',
          anchor(linkBeside(page, 'impressum'), 'Impressum'),
        ),
      )
    const direct = page.links.find(({ url }) => directLink.test(url))?.url ?? emailAddress.exec(page.text)?.[0]
    if (direct !== undefined) return pass(`Found: ${direct}`)
    // Japanese law has sellers give their address and phone there.
    const found = findLabel(page, contactTopic) ?? page.links.find(({ text }) => text.includes('特定商取引'))?.text ?? null
    if (found !== null) return pass(`Found: “${found}”.`)
    if (page.forms.some(({ fields }) => fields.includes('textarea') && fields.some((field) => field.includes('mail')))) {
      return pass('Found: a contact form.')
    }
    const dead = judgeTopic(facts, contactTopic, 'a contact page')
    if (dead !== null) return dead
    const label = labelFor(contactTopic, languageOf(page))
    return warn(
      'No contact link found.',
      isSharedHost(publicUrl(page)) || isLocal(publicUrl(page)) ? pageFix(page, label) : emailFix(page, label),
    )
  },
})
