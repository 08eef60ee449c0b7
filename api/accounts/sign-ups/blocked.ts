import { invalidField, invalidRequest } from '../../domain/failure.ts'
import { domainsOf } from '../../domain/moderation/blocked-domain.ts'
import { isInNetworks } from '../../net/blocked-network.ts'
import type { Finders } from '../../ports/store.ts'

/** Whether moderators have blocked an email’s domain. */
export async function isDomainBlocked(finders: Pick<Finders, 'countBy'>, email: string): Promise<boolean> {
  for (const domain of domainsOf(email)) if ((await finders.countBy('blocks', 'value', domain)) > 0) return true
  return false
}

/** Whether moderators have blocked somebody who wants to sign up, by email domain or network. */
export async function isNewcomerBlocked(finders: Pick<Finders, 'list' | 'countBy'>, email: string, ip: string | null): Promise<boolean> {
  if (await isDomainBlocked(finders, email)) return true
  if (ip === null) return false
  const networks = await finders.list('blocks', 'kind', 'network')
  return isInNetworks(
    networks.map(({ value }) => value),
    ip,
  )
}

/** The same for both, so that nobody learns which of them to change. */
export const signUpBlocked = () => invalidRequest('We don’t accept sign-ups from this email provider or network.', 'blocked')
export const domainBlocked = () => invalidField('email', 'We don’t accept this email provider. Use another email.', 'blocked')
