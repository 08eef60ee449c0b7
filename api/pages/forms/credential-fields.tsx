import { passwordLength } from '../../domain/access/password.ts'
import { FormField } from './form-field.tsx'

type EmailProps = { label?: string; hint?: string; autocomplete?: 'username' | 'username webauthn' | 'email' }

export const EmailField = ({ label = 'Email', autocomplete = 'username', hint }: EmailProps) => (
  <FormField name="email" label={label} hint={hint} type="email" autocomplete={autocomplete} required />
)

export const NewPasswordField = ({ label }: { label: string }) => (
  <FormField
    name="password"
    label={label}
    hint={`At least ${passwordLength.min} characters. A few words make a good one.`}
    type="password"
    autocomplete="new-password"
    required
  />
)
