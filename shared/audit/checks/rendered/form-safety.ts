import { isPrivateHost } from '../../../hosts.ts'
import { joinWords } from '../../../join-words.ts'
import { setAttribute } from '../../accessibility/tags.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

export const formSafety = defineCheck({
  id: 'form-safety',
  label: 'Forms',
  weight: 3,
  learnMore: 'https://web.dev/articles/sign-up-form-best-practices',
  needs: ['rendered'],
  run({ rendered: { forms, url } }) {
    const { protocol, hostname } = new URL(url)
    const isPrivate = isPrivateHost(hostname)
    if (forms.hasPassword && protocol === 'http:' && !isPrivate) {
      return fail('Passwords entered here are sent unencrypted.', 'Serve the page over HTTPS and redirect HTTP to it.')
    }
    const unsafe = isPrivate ? [] : forms.actions.filter((form) => isUnsafe(form.url, protocol))
    if (unsafe.length > 0) {
      const list = unsafe.map((form) => `${form.place.html} submits to ${form.url}`)
      return fail(
        'A form submits to an unencrypted or private URL.',
        paste('Submit these forms to your public HTTPS URL:', list.join('\n')),
        unsafe,
      )
    }
    if (forms.unreachable.length > 0) {
      const names = joinWords(forms.unreachable.map(({ name }) => `“${name}”`))
      const tags = forms.unreachable.map(({ place }) => place.html).join('\n')
      return fail(
        `A form can’t be sent: it requires ${names}, which can’t be seen.`,
        paste('Show these fields, or remove required from:', tags),
        forms.unreachable,
      )
    }
    if (forms.unfilled.length === 0) return pass('Forms are secure and support autofill.')
    const tags = forms.unfilled.map(({ place, token }) => setAttribute(place.html, 'autocomplete', token))
    return warn('Some fields are missing an autocomplete attribute.', paste('Replace these tags with:', tags.join('\n')), forms.unfilled)
  },
})

function isUnsafe(address: string, protocol: string): boolean {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return isPrivateHost(url.hostname) || (protocol === 'https:' && url.protocol === 'http:')
}
