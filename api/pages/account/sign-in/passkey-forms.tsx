import type { ComponentChildren } from 'preact'
import { addScript } from '../../document/assets.ts'
import { Form } from '../../forms/form.tsx'
import { paths } from '../../../../shared/paths.ts'

const script = addScript('browser/passkeys.ts')

export const PasskeyScript = () => <script src={script} defer></script>

type FormProps = {
  name: string
  kind: 'get' | 'create'
  to?: string
  options: string
  about: Record<string, string>
  children: ComponentChildren
}

/**
 * A form whose button asks the browser for a passkey first (browser/passkeys.ts) and sends what it answers. Without the script, the button stays
 * hidden and the form says what is needed.
 */
export const PasskeyForm = ({ kind, options, children, ...form }: FormProps) => (
  <Form {...form} class="passkey-form" rejected={null} data-passkey={kind} data-options={options}>
    <input type="hidden" name="credential" value="" />
    <p class="field-error above-2 bad medium wraps" role="alert" data-passkey-error></p>
    <p class="passkey-form__needs soft" data-passkey-needs>
      <noscript>Passkeys need JavaScript.</noscript>
    </p>
    <div data-passkey-button hidden>
      {children}
    </div>
  </Form>
)

export const PasskeySignIn = ({ options, returnTo }: { options: string; returnTo: string }) => (
  <div class="grid gap-3 above-4">
    <p class="soft middle">or</p>
    <PasskeyForm name="passkey" kind="get" to={paths.passkeySignIn()} options={options} about={{ return: returnTo }}>
      <button class="sw-button">Sign in with a passkey</button>
    </PasskeyForm>
  </div>
)
