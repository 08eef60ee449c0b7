import { useRequest } from './current-request.ts'

/** Why a form was rejected that isn’t on its page any more. `message` says it better than what the action threw. */
export function Rejection({ message }: { message?: string | undefined }) {
  const { rejected = null } = useRequest() ?? {}
  if (rejected === null || rejected.isShown === true) return null
  return (
    <p class="error-summary" role="alert" tabIndex={-1} autofocus>
      {message ?? rejected.message ?? Object.values(rejected.errors).join(' ')}
    </p>
  )
}
