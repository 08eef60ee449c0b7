import { addressNote, besidePage } from '../../address.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { languageOf } from '../../words/language.ts'
import { anchor } from '../../snippets.ts'
import { findLabel, labelFor } from '../../topics/topic.ts'
import { privacyTopic } from '../../topics/privacy.ts'

/** Running text doesn’t count: "privacy-first" is a promise, not a policy. */
export const privacy = defineCheck({
  id: 'privacy',
  label: 'Privacy policy',
  weight: 3,
  learnMore:
    'https://commission.europa.eu/law/law-topic/data-protection/rules-business-and-organisations/principles-gdpr/what-information-must-be-given-individuals-whose-data-collected_en',
  run({ page }) {
    const label = findLabel(page, privacyTopic)
    if (label !== null) return pass(`Found: “${label}”.`)
    const link = anchor(besidePage(page, 'privacy'), labelFor(privacyTopic, languageOf(page)))
    return warn(
      'No privacy policy link found.',
      paste(`Publish a privacy policy and link to it from your footer${addressNote(page)}:`, link),
    )
  },
})
