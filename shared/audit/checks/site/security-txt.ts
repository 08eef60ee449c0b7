import { onSite } from '../../address.ts'
import { isPlaceholderHost } from '../../url-error.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { dayMs } from '../../../durations.ts'

/** RFC 9580, section 7: what is between the headers and the signature, which may have been cut off. */
const signed = /^-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:\w+:.*\r?\n)*\r?\n([^]*?)\s*(?:-----BEGIN PGP SIGNATURE-----[^]*)?$/

const contacts = (text: string) => [...text.matchAll(/^Contact:[ \t]*(\S{1,200})/gim)].map(([, to = '']) => to)
const hostIn = (contact: string) => /^mailto:[^@]*@([^?]+)/i.exec(contact)?.[1] ?? URL.parse(contact)?.hostname ?? ''

/** RFC 9116, section 2.5.5: nobody uses a file after the day that it names, and it must name one. */
export const securityTxt = defineCheck({
  id: 'security-txt',
  label: 'security.txt',
  weight: 0.5,
  learnMore: 'https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5',
  needs: ['securityTxt', 'response'],
  run({ page, securityTxt: { expires, rest }, response: { at } }) {
    const end = Date.parse(expires ?? '')
    const [nobody] = contacts(rest).filter((one) => isPlaceholderHost(hostIn(one)))
    if (nobody !== undefined)
      return warn(
        `The contact in security.txt is a placeholder (“${nobody}”), so nobody gets the reports.`,
        paste('Replace this contact with your own:', nobody),
      )
    if (end > at) return pass('security.txt hasn’t expired.')
    const next = new Date(at + 360 * dayMs).toISOString().replace(/\.\d+Z$/, 'Z')
    const unsigned = signed.exec(rest)?.[1]
    const todo = unsigned === undefined ? 'Save this as' : 'Sign this again, and save it as'
    const fix = paste(`${todo} ${onSite(page, '/.well-known/security.txt')}:`, `${unsigned ?? rest}\nExpires: ${next}`)
    if (expires === null) return warn('security.txt has no Expires date.', fix)
    return warn(`security.txt ${Number.isNaN(end) ? 'has an invalid Expires date' : 'expired'}: “Expires: ${expires}”.`, fix)
  },
})
