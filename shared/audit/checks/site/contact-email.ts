import { defineCheck, fail, pass, paste } from '../../check.ts'
import type { MailFacts } from '../../facts.ts'
import { pluralForm } from '../../../plural.ts'

const problems: Record<Exclude<MailFacts['takes'], 'mx' | 'address' | 'unknown'>, (domain: string) => string> = {
  refuses: (domain) => `${domain} accepts no email (null MX record in DNS)`,
  'no-record': (domain) => `${domain} has no mail server in DNS (no MX, A or AAAA record)`,
  'no-domain': (domain) => `${domain} doesn’t exist`,
}

/** RFC 5321 section 5.1: a domain’s MX records name its mail servers, or else its address records do; RFC 7505: a null MX means there are none. */
export const contactEmail = defineCheck({
  id: 'contact-email',
  label: 'Contact email works',
  weight: 2,
  learnMore: 'https://www.rfc-editor.org/rfc/rfc5321#section-5.1',
  needs: ['mail'],
  run({ mail }) {
    const dead = mail.flatMap(({ address, domain, takes }) => {
      const problem = takes === 'mx' || takes === 'address' || takes === 'unknown' ? null : problems[takes](domain)
      return problem === null ? [] : [{ address, domain, problem }]
    })
    const [first] = dead
    if (first !== undefined) {
      const detail = `Email to ${dead.map(({ address, problem }) => `${address} can’t be delivered: ${problem}`).join('. Email to ')}.`
      const records = dead.map(({ domain }) => `${domain}. 3600 IN MX 10 mail.example.com.`).join('\n')
      const instruction =
        'Fix the email address on your page, or add this DNS record with your email provider’s server in place of mail.example.com:'
      return fail(detail, paste(instruction, records))
    }
    const known = mail.filter(({ takes }) => takes !== 'unknown')
    if (known.length === 0) return pass('Not checked: the email domain couldn’t be looked up.')
    return pass(`${known.map(({ domain }) => domain).join(' and ')} ${pluralForm(known.length, 'accepts', 'accept')} email.`)
  },
})
