import { onSite } from '../../address.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { llmsTxtFrom } from '../../llms-txt.ts'

/** llmstxt.org: a convention that is young, hence the low weight. */
export const agentReady = defineCheck({
  id: 'agent-ready',
  label: 'Readable by AI agents',
  weight: 1,
  needs: ['llmsTxt'],
  run(facts) {
    if (facts.llmsTxt.found) return pass('Found: llms.txt.')
    return warn('There is no llms.txt.', paste(`Save this as ${onSite(facts.page, '/llms.txt')}:`, llmsTxtFrom(facts)))
  },
})
