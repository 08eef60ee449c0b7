import { linkBeside } from '../../address.ts'
import { judgeTopic, withoutBroken } from '../../broken.ts'
import { defineCheck, paste, warn } from '../../check.ts'
import { languageOf } from '../../words/language.ts'
import { anchor } from '../../snippets.ts'
import { labelFor } from '../../topics/topic.ts'
import { privacyTopic } from '../../topics/topics.ts'

/** Running text doesn’t count: "privacy-first" is a promise, not a policy. */
export const privacy = defineCheck({
  id: 'privacy',
  label: 'Privacy policy',
  weight: 3,
  learnMore:
    'https://commission.europa.eu/law/law-topic/data-protection/rules-business-and-organisations/principles-gdpr/what-information-must-be-given-individuals-whose-data-collected_en',
  run(facts) {
    const found = judgeTopic(facts, privacyTopic, 'your privacy policy')
    if (found !== null) return found
    const { page } = withoutBroken(facts)
    const link = anchor(linkBeside(page, 'privacy'), labelFor(privacyTopic, languageOf(page)))
    return warn('No privacy policy link found.', paste('Publish a privacy policy and link to it from your footer:', link))
  },
})
