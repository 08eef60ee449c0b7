import { defineCheck, fail, pass, paste } from '../../check.ts'
import type { MailFacts } from '../../facts.ts'

const problems: Record<Exclude<MailFacts['takes'], 'mx' | 'address' | 'unknown'>, (domain: string) => string> = {
  refuses: (domain) => `${domain} says in DNS that it takes no email (null MX)`,
  'no-record': (domain) => `${domain} has no mail server in DNS (no MX, A or AAAA record)`,
  'no-domain': (domain) => `${domain} doesn’t exist`,
}

/** RFC 5321 section 5.1: MX records say who takes a domain’s email, else its address records; RFC 7505: a null MX says nobody. */
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
      const detail = `Email to ${dead.map(({ address, problem }) => `${address} can’t arrive: ${problem}`).join('. Email to ')}.`
      const records = dead.map(({ domain }) => `${domain}. 3600 IN MX 10 mail.example.com.`).join('\n')
      const instruction =
        'Correct the address on your page, or add this record to the domain’s DNS with your email provider’s server as its last word:'
      return fail(detail, paste(instruction, records))
    }
    const known = mail.filter(({ takes }) => takes !== 'unknown')
    if (known.length === 0) return pass('Not checked: the mail domain couldn’t be looked up.')
    return pass(`${known.map(({ domain }) => domain).join(' and ')} ${known.length === 1 ? 'takes' : 'take'} email.`)
  },
})
