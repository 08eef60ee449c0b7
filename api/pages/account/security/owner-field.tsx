import { useForm } from '../../forms/page-request.ts'
import { FieldError, FormField } from '../../forms/form-field.tsx'

/**
 * Confirms the owner: the password, or nothing for an account without one, whose owner has just signed in. The hidden email tells password managers
 * whose password it is.
 */
export function OwnerField({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const error = useForm().rejected?.errors['current']
  if (hasPassword)
    return (
      <>
        <input type="text" name="username" autocomplete="username" value={email} hidden readOnly />
        <FormField name="current" label="Current password" type="password" autocomplete="current-password" required />
      </>
    )
  return <FieldError id="field-current">{error}</FieldError>
}
