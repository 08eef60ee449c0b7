import { FormField } from '../../parts/form-field.tsx'

/** Confirms the owner: the password, or nothing for an account without one, whose owner has just signed in. */
export function OwnerField({ hasPassword, fault }: { hasPassword: boolean; fault: string | undefined }) {
  if (hasPassword)
    return <FormField name="current" label="Current password" type="password" autocomplete="current-password" required fault={fault} />
  return fault === undefined ? null : (
    <p class="fault" id="field-current">
      {fault}
    </p>
  )
}
