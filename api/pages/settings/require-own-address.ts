import { isLoopbackHost } from '../../../shared/hosts.ts'
import { invalidField } from '../../domain/failure.ts'
import { settingOf } from '../../domain/settings/site-settings.ts'
import type { PageRequest } from '../forms/page-request.ts'

/** An address that doesn’t lead here would lock everybody out, so it’s only saved by a page that was opened there. Throws BAD_REQUEST. */
export function requireOwnAddress(form: URLSearchParams, { ctx, world }: PageRequest<'owner'>): void {
  const result = settingOf('address').read(form.get('address') ?? '')
  if (!('value' in result) || result.value === world.site.values.address || 'address' in world.site.fixed) return
  const address = String(result.value)
  if (address === '') throw invalidField('address', 'Enter the URL that visitors use.', 'required')
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !isLoopbackHost(hostname))
    throw invalidField('address', 'The URL must start with https, unless it’s on this machine.', 'insecure')
  if (ctx.get('Origin') !== address)
    throw invalidField(
      'address',
      `We can’t tell yet that this URL leads here. Open ${address}/settings/site/ and save it there.`,
      'elsewhere',
    )
}
