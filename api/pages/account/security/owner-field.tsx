import { FormField } from '../../parts/form-field.tsx'

type OwnerProps = { email: string; hasPassword: boolean; fault: string | undefined }

/**
 * Confirms the owner: the password, or nothing for an account without one, whose owner has just signed in. The hidden email tells password managers
 * whose password it is.
 */
export function OwnerField({ email, hasPassword, fault }: OwnerProps) {
  if (hasPassword)
    return (
      <>
        <input type="text" name="username" autocomplete="username" value={email} hidden readOnly />
        <FormField name="current" label="Current password" type="password" autocomplete="current-password" required fault={fault} />
      </>
    )
  return fault === undefined ? null : (
    <p class="fault" id="field-current">
      {fault}
    </p>
  )
}
