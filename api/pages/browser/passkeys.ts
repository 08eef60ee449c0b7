import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Asks the browser for a passkey when a form with `data-passkey` is sent, and sends the answer with the form. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) enable(form)

function enable(form: HTMLFormElement): void {
  const isNew = form.dataset['passkey'] === 'create'
  const options: unknown = JSON.parse(form.dataset['options'] ?? '{}')
  const error = form.querySelector('[data-passkey-error]')
  const needs = form.querySelector('[data-passkey-needs]')
  const say = (words: string) => {
    if (error) error.textContent = words
  }
  if (!browserSupportsWebAuthn()) {
    if (needs) needs.textContent = 'This browser doesn’t support passkeys, or they don’t work at this URL.'
    return
  }
  needs?.remove()
  form.querySelector('[data-passkey-button]')?.removeAttribute('hidden')

  const send = (credential: object) => {
    const field = form.querySelector<HTMLInputElement>('[name=credential]')
    if (field) field.value = JSON.stringify(credential)
    form.submit()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    say('')
    const asked = isNew
      ? startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
      : startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
    void asked.then(send, (error: unknown) => say(wordsFor(error, isNew)))
  })
  if (!isNew) void offerInFields(options as PublicKeyCredentialRequestOptionsJSON, send)
}

/** Browsers that can offer passkeys among a field’s suggestions. */
async function offerInFields(optionsJSON: PublicKeyCredentialRequestOptionsJSON, send: (credential: object) => void): Promise<void> {
  if (document.querySelector('[autocomplete~=webauthn]') === null || !(await browserSupportsWebAuthnAutofill())) return
  // Pressing the button cancels this.
  await startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(send, () => {})
}

function wordsFor(error: unknown, isNew: boolean): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'InvalidStateError' && isNew) return 'This device already has a passkey for your account.'
  if (name === 'SecurityError') return 'Passkeys don’t work at this URL.'
  if (name === 'NotAllowedError')
    return isNew ? 'No passkey was created. Try again.' : 'No passkey was used. Try again, or sign in another way.'
  return isNew ? 'Your browser couldn’t create a passkey. Try another device.' : 'Your browser couldn’t use a passkey. Sign in another way.'
}
