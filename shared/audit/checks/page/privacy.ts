import { linkBeside } from '../../address.ts'
import { brokenLinkAbout, withoutBroken } from '../../broken.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { languageOf } from '../../words/language.ts'
import { isUnrendered, unrendered } from '../../script-shell.ts'
import { anchor } from '../../snippets.ts'
import { findLabel, labelFor } from '../../topics/topic.ts'
import { privacyTopic } from '../../topics/topics.ts'

/** Running text doesn’t count: "privacy-first" is a promise, not a policy. */
export const privacy = defineCheck({
  id: 'privacy',
  label: 'Privacy policy',
  weight: 3,
  learnMore:
    'https://commission.europa.eu/law/law-topic/data-protection/rules-business-and-organisations/principles-gdpr/what-information-must-be-given-individuals-whose-data-collected_en',
  run(facts) {
    const { page } = withoutBroken(facts)
    const label = findLabel(page, privacyTopic)
    if (label !== null) return pass(`Found: “${label}”.`)
    const dead = brokenLinkAbout(facts, privacyTopic)
    if (dead !== null)
      return warn(
        `“${dead.text}” leads to ${dead.url}, which ${dead.why}.`,
        `Publish your privacy policy at ${dead.url}, or link to the right page.`,
      )
    if (isUnrendered(facts)) return pass(unrendered)
    const link = anchor(linkBeside(page, 'privacy'), labelFor(privacyTopic, languageOf(page)))
    return warn('No privacy policy link found.', paste('Publish a privacy policy and link to it from your footer:', link))
  },
})
